import { isEnter } from '@saywright/ui'
import { type KeyboardEvent, type MouseEvent, useEffect, useRef, useState } from 'react'

/** Longer than a press, shorter than patience. */
const holdMilliseconds = 350

export type HoldOptions = {
  readonly onHeld: (value: string) => void
  readonly onPressed: (value: string) => void
}

/** Keys that do one thing when they are pressed, and another while they are held. */
export function useHold({ onHeld, onPressed }: HoldOptions) {
  const [held, setHeld] = useState<string>()
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const wasHeld = useRef(false)
  useEffect(() => () => clearTimeout(timer.current), [])
  const begin = (value: string) => {
    clearTimeout(timer.current)
    wasHeld.current = false
    timer.current = setTimeout(() => {
      wasHeld.current = true
      setHeld(value)
      onHeld(value)
    }, holdMilliseconds)
  }
  const end = () => {
    clearTimeout(timer.current)
    setHeld(undefined)
  }
  const isPress = (event: KeyboardEvent) => isEnter(event) || event.key === ' '
  return {
    held,
    keyProps: (value: string) => ({
      onPointerDown: () => begin(value),
      onPointerUp: end,
      onPointerLeave: end,
      onPointerCancel: end,
      // A long press opens no menu of the browser.
      onContextMenu: (event: MouseEvent) => event.preventDefault(),
      onClick: () => {
        if (!wasHeld.current) onPressed(value)
        wasHeld.current = false
      },
      onKeyDown: (event: KeyboardEvent) => {
        if (!isPress(event)) return
        event.preventDefault()
        if (!event.repeat) begin(value)
      },
      onKeyUp: (event: KeyboardEvent) => {
        if (!isPress(event)) return
        end()
        if (!wasHeld.current) onPressed(value)
        wasHeld.current = false
      },
    }),
  }
}
