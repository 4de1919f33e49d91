import { letterOf } from '@saywright/ui'
import { useEffect, useEffectEvent } from 'react'

/**
 * Alt and a letter do something anywhere in the page, except under a dialog.
 *
 * @param letter in lower case, as the keyboard layout has it.
 * @param act absent while there is nothing to do.
 */
export function useAltKey(letter: string, act: (() => void) | undefined): void {
  const press = useEffectEvent((event: KeyboardEvent) => {
    const { altKey, ctrlKey, metaKey, shiftKey, target } = event
    if (!act || !altKey || ctrlKey || metaKey || shiftKey || letterOf(event) !== letter) return
    if (target instanceof Element && target.closest('[role="dialog"], [role="alertdialog"]')) return
    // On a Mac the editor would insert the letter of the combination.
    event.preventDefault()
    event.stopPropagation()
    act()
  })
  useEffect(() => {
    const listener = (event: KeyboardEvent) => press(event)
    window.addEventListener('keydown', listener, { capture: true })
    return () => window.removeEventListener('keydown', listener, { capture: true })
  }, [])
}
