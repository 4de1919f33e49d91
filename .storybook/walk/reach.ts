import type { Stop } from './focusTrail.js'
import { boxOf } from './look.js'
import { describeElement } from './sight.js'

const selector =
  'a[href], button, input, select, textarea, summary, iframe, audio[controls], video[controls], [tabindex], [contenteditable="true"]'

const composite = ['radiogroup', 'listbox', 'grid', 'treegrid', 'menu', 'tablist', 'toolbar', 'tree']
  .map((role) => `[role="${role}"]`)
  .join(', ')

const dialogs = '[role="dialog"], [role="alertdialog"]'
const onTop = '[data-react-aria-top-layer]'

/** The controls that Tab has to reach: with an open dialog, those of the dialog. */
export function tabbable(): HTMLElement[] {
  const page = document.querySelector('dialog:modal') ?? document.body
  const isAsked = [...page.querySelectorAll(`:is(${dialogs}):not(:is(${onTop}) *)`)].some(isReachable)
  return [...page.querySelectorAll<HTMLElement>(selector)].filter(
    (element) => element.tabIndex >= 0 && isReachable(element) && !(isAsked && element.closest(onTop)),
  )
}

export function isReachable(element: Element): boolean {
  return (
    !element.matches(':disabled, [type="hidden"]') &&
    !element.closest('[inert], [aria-hidden="true"]') &&
    element.checkVisibility({ visibilityProperty: true })
  )
}

/** Controls that a key did not reach. In a group of which Tab reaches one, the arrow keys lead to the others. */
export function missed(stops: readonly Stop[], key: string): string[] {
  const reached = new Set(stops.map((stop) => stop && groupOf(stop)))
  const isFrameLeft = (control: Element) => control instanceof HTMLIFrameElement && reached.has(undefined)
  return tabbable()
    .filter((control) => !reached.has(groupOf(control)) && !isFrameLeft(control))
    .map((control) => `${key} does not reach: ${describeElement(control)}`)
}

/** The group that Tab reaches as one, or the control itself outside of groups. */
export function groupOf(control: Element): Element {
  if (control instanceof HTMLInputElement && control.type === 'radio' && control.name !== '') {
    const radios = control.getRootNode() as ParentNode
    return radios.querySelector(`[type="radio"][name="${CSS.escape(control.name)}"]`) ?? control
  }
  return control.closest(composite) ?? control
}

/** The focus is nowhere for a while, and that was not at the end of the page. */
export function lost(stops: readonly Stop[], key: string): string[] {
  const groups = [...new Set(tabbable().map(groupOf))]
  const order = key === 'Tab' ? groups : groups.toReversed()
  const isEnd = (before: Element, after: Element) =>
    order.indexOf(groupOf(before)) >= order.length - 2 && order.indexOf(groupOf(after)) <= 1
  return stops.flatMap((stop, index) => {
    const [before, after] = [stops[index - 1], stops[index + 1]]
    if (stop || !before?.isConnected || !after?.isConnected || isEnd(before, after)) return []
    return [`the focus is nowhere between ${describeElement(before)} and ${describeElement(after)}`]
  })
}

/** Controls that Tab passes by, no arrow key leads to, and that belong to no field in which a key does the same. */
export function unreachable(): string[] {
  return [...document.querySelectorAll<HTMLElement>('button, a[href], input, textarea, select')]
    .filter((control) => control.tabIndex < 0 && isReachable(control) && boxOf(control) === control)
    .filter((control) => !control.closest(composite) && !fieldOf(control))
    .map((control) => `no key leads to: ${describeElement(control)}`)
}

/** The steps of a number, the list of a combo box and the cross of a search are beside what they change. */
function fieldOf(control: Element): Element | null | undefined {
  return control.parentElement?.parentElement?.querySelector(
    ':is([role="combobox"], [type="search"], [aria-roledescription]):not(:disabled)',
  )
}
