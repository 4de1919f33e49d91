import { onMockCall } from 'storybook/test'
import { press } from './focusTrail.js'
import { isReachable } from './reach.js'
import { describeElement } from './sight.js'

const overlays = '[role="dialog"], [role="alertdialog"], [data-trigger]'
const cross = 'button[slot="close"][aria-label]'
const focused: Element[] = []

const remember = ({ target }: FocusEvent) => {
  if (target instanceof Element) focused.push(target)
}

/** From now on the focused elements are recorded, to find what opened an overlay. */
export function rememberFocus(): void {
  document.addEventListener('focusin', remember)
}

export function forgetFocus(): void {
  focused.length = 0
}

/**
 * Faults of Escape in a layer over the page: it must close it, or ask the story to close it, and return the focus to its
 * opener. A layer that requires an answer has no cross.
 */
export async function dismissalFaults(): Promise<string[]> {
  const overlay = openOverlay()
  if (!overlay) return []
  const opener = openerOf(overlay)
  let isAsked = false
  const stopListening = onMockCall(() => {
    isAsked = true
  })
  if (!document.hasFocus()) await press('Tab')
  // The first closes what only describes the control.
  if (document.querySelector('[role="tooltip"]')) await press('Escape')
  await press('Escape')
  for (let frame = 0; overlay.isConnected && frame < (isAsked ? 6 : maxFrames); frame++) await nextFrame()
  stopListening()
  if (overlay.isConnected) return isAsked ? [] : [`Escape does not close: ${describeElement(overlay)}`]
  // On a busy machine the focus returns some frames after what closed is gone.
  for (let frame = 0; frame < maxFrames && strayed(opener); frame++) await nextFrame()
  if (!opener || !strayed(opener)) return []
  const { activeElement } = document
  return [
    `Escape leaves the focus on ${activeElement && describeElement(activeElement)}, not on ${describeElement(opener)}`,
  ]
}

const maxFrames = 120

/** Whether the focus is elsewhere than on what opened something, and could be there. */
const strayed = (opener: Element | undefined) =>
  opener !== undefined && isReachable(opener) && opener !== document.activeElement && !isRowOf(opener)

/** Whether the row of the grid that holds it has the focus: the arrow keys lead to it from there. */
const isRowOf = (opener: Element) => opener.closest('[role="grid"] [role="row"]') === document.activeElement

/** The uppermost thing that can be dismissed. */
function openOverlay(): HTMLElement | undefined {
  if (document.querySelector('dialog:modal')) return undefined
  return [...document.querySelectorAll<HTMLElement>(overlays)]
    .filter((overlay) => isReachable(overlay) && overlay.matches(`[data-trigger], :has(${cross})`))
    .at(-1)
}

/** The focused element before the focus entered a layer. */
function openerOf(overlay: Element): Element | undefined {
  const entered = focused.findIndex((element) => overlay.contains(element))
  return entered > 0 ? focused[entered - 1] : undefined
}

const nextFrame = () => new Promise((resolve) => requestAnimationFrame(resolve))
