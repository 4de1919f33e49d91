import { useEffect, useRef } from 'react'

/** The latest value, for what lives longer than a render. */
export function useLatest<Value>(value: Value) {
  const latest = useRef(value)
  useEffect(() => {
    latest.current = value
  })
  return latest
}
