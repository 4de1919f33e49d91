import { isShortcut } from '@saywright/ui'
import { type RefObject, useEffect, useEffectEvent } from 'react'

/**
 * The find keys move the focus to a search field: the browser cannot find what is not drawn. In the field they are the
 * browser's again, and in a dialog those of the dialog.
 *
 * @param field absent without one.
 */
export function useFindKey(field: RefObject<HTMLInputElement | null> | undefined): void {
  const press = useEffectEvent((event: KeyboardEvent) => {
    if (!isShortcut(event, 'f')) return
    const { target } = event
    const input = field?.current
    if (!input || input === target || event.defaultPrevented) return
    if (target instanceof Element && target.closest('[role$="dialog"]')) return
    event.preventDefault()
    input.focus()
    input.select()
  })
  useEffect(() => {
    const listener = (event: KeyboardEvent) => press(event)
    window.addEventListener('keydown', listener)
    return () => window.removeEventListener('keydown', listener)
  }, [])
}
