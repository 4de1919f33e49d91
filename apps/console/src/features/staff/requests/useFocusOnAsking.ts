import { type RefObject, useEffect, useState } from 'react'

/** Does something, and gives the focus to the first field of the form that is drawn by it. */
export function useFocusOnAsking(place: RefObject<HTMLElement | null>): (change: () => void) => void {
  const [asked, setAsked] = useState(0)
  useEffect(() => {
    if (asked > 0) place.current?.querySelector<HTMLElement>('form :is(input, textarea)')?.focus()
  }, [asked, place])
  return (change) => {
    change()
    setAsked((times) => times + 1)
  }
}
