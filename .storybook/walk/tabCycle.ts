import { type FocusTrail, press, startTour } from './focusTrail.js'
import type { PressedKey } from './pressKeys.js'
import { groupOf, missed, tabbable } from './reach.js'

const maxTurns = 4

/** Presses a key until it led everywhere, or leads nowhere else. What keeps Tab for itself lets go after Escape. */
export async function tabCycle(key: PressedKey): Promise<FocusTrail> {
  const tour = startTour()
  for (let turn = 0; turn < maxTurns; turn++) {
    await goAround(tour, key)
    if (missed(tour.stops, key).length === 0) break
    if (document.activeElement instanceof HTMLIFrameElement) stepOver(document.activeElement, key)
    else if (tour.stops.at(-1) && tour.stops.at(-1) === tour.stops.at(-2)) await press('Escape')
  }
  return tour
}

async function goAround(tour: FocusTrail, key: PressedKey) {
  for (let left = tabbable().length + 2; left > 0; ) {
    // Tab is a character there.
    if (isEditor(document.activeElement)) await press('Escape')
    const times = Math.min(left, strokesToEditor(key))
    await tour.press(key, times)
    left -= times
  }
}

/** How often a key can be pressed before it arrives in an editor, or leaves the page. */
function strokesToEditor(key: PressedKey): number {
  const groups = [...new Set(tabbable().map(groupOf))]
  if (!groups.some(isEditor)) return Number.POSITIVE_INFINITY
  const order = key === 'Tab' ? groups : groups.toReversed()
  const { activeElement } = document
  const from = activeElement ? order.indexOf(groupOf(activeElement)) : -1
  const next = order.findIndex((group, index) => index > from && isEditor(group))
  return (next < 0 ? order.length : next) - from
}

const isEditor = (element: Element | null) => element instanceof HTMLElement && element.isContentEditable

/** A page in a frame gets the keys that are pressed there; they cannot be sent from here. */
function stepOver(frame: HTMLIFrameElement, key: PressedKey) {
  const controls = tabbable()
  const next = controls[controls.indexOf(frame) + (key === 'Tab' ? 1 : -1)]
  if (next) next.focus()
  else frame.blur()
}
