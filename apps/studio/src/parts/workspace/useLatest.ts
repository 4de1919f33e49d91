import { useEffect, useRef } from 'react'

/** What was given last, for what lives longer than a render. */
export function useLatest<Value>(value: Value) {
  const latest = useRef(value)
  useEffect(() => {
    latest.current = value
  })
  return latest
}
