import type { Obstacle } from './clearTop.js'

const dialogs = '[role="dialog"], [role="alertdialog"]'
const pressed =
  'button, a[href], label, select, summary, input, [role="button"], [role="tab"], [role="option"]'
const typedIn = 'textarea, [contenteditable="true"]'

// A button that sends counts more than all others together; a large field is still in reach beside what covers it.
const weights = { next: 1000, pressed: 10, large: 1 }

/** Interactive elements in a column of the window: of the open dialog, or else of the page. */
export function pressablesIn(
  document: Document,
  column: Pick<DOMRect, 'left' | 'right'>,
  not: Element,
): Obstacle[] {
  const dialog = [...document.querySelectorAll(dialogs)].filter((one) => !not.contains(one)).at(-1)
  const root = dialog ?? document
  const found = [...root.querySelectorAll(`${pressed}, ${typedIn}`), ...(dialog ? [dialog] : [])]
  return found.flatMap((element) => {
    const { top, bottom, left, right } = element.getBoundingClientRect()
    const isInColumn = left < column.right && right > column.left && bottom > top
    return isInColumn && !not.contains(element) ? { top, bottom, weight: weightOf(element, dialog) } : []
  })
}

function weightOf(element: Element, dialog: Element | undefined): number {
  if (element === dialog || element.matches(typedIn)) return weights.large
  return element.matches('[type="submit"], :focus') ? weights.next : weights.pressed
}
