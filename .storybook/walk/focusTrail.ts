import { finishAnimations } from '@saywright/ui/testing'
import { lookOf } from './look.js'
import type { PressedKey } from './pressKeys.js'
import { describeElement, hiddenBy } from './sight.js'

/** Where a key led: the focused element, or none of the page. */
export type Stop = Element | undefined

export type FocusTrail = {
  readonly stops: readonly Stop[]
  readonly faults: readonly string[]
  /** Presses a key so many times, and looks at everything that gets the focus by it. */
  press: (key: PressedKey, times: number) => Promise<void>
}

/** Begins where the focus is now. */
export function startTour(): FocusTrail {
  const stops: Stop[] = []
  const faults: string[] = []
  let before: { control: Element; look: string } | undefined

  const compare = () => {
    if (!before || before.control === document.activeElement) return
    const { control, look } = before
    before = undefined
    if (control.isConnected && lookOf(control) === look)
      faults.push(`the focus is not seen: ${describeElement(control)}`)
  }

  const arrive = () => {
    finishAnimations(document)
    compare()
    const control = document.activeElement
    if (!control || control === document.body) {
      stops.push(undefined)
      return
    }
    stops.push(control)
    const cover = hiddenBy(control)
    if (cover) faults.push(`the focus is out of sight, ${cover}: ${describeElement(control)}`)
    if (isStop(control)) before = { control, look: lookOf(control) }
  }

  // Past the end of the page, or into a frame inside it.
  const leave = () => stops.push(undefined)

  return {
    stops,
    faults,
    press: async (key, times) => {
      const { commands } = await import('vitest/browser')
      // After the listeners of React Aria, which note there that it is a key that moves the focus.
      document.addEventListener('keyup', arrive, true)
      addEventListener('blur', leave)
      await commands.pressKeys(key, times)
      document.removeEventListener('keyup', arrive, true)
      removeEventListener('blur', leave)
      if (!document.hasFocus()) compare()
    },
  }
}

/** Presses a key, whatever that leads to. */
export async function press(key: PressedKey): Promise<void> {
  await startTour().press(key, 1)
}

const isStop = (control: Element) => control instanceof HTMLElement && control.tabIndex >= 0
