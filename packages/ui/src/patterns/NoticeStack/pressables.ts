import type { Obstacle } from './clearTop.js'

const dialogs = '[role="dialog"], [role="alertdialog"]'
// Of a list, a menu or a few details beside their button: the page below is not left.
const popovers = '[data-trigger]'
const pressed =
  'button, a[href], label, select, summary, input, [role="button"], [role="tab"], [role="option"]'
const typedIn = 'textarea, [contenteditable="true"]'

// A button that sends counts more than all others together; a large field is still in reach beside what covers it.
const weights = { next: 1000, pressed: 10, large: 1 }

/**
 * Interactive elements in a column of the window: of the open dialog, or else of the page, and of the lists that are
 * open in front of either. Under a list one returns to what was covered by nothing before.
 */
export function pressablesIn(
  document: Document,
  column: Pick<DOMRect, 'left' | 'right'>,
  not: Element,
): Obstacle[] {
  const layers = [...document.querySelectorAll(dialogs)].filter((one) => !not.contains(one))
  const lists = layers.filter((layer) => layer.closest(popovers))
  const dialog = layers.filter((layer) => !lists.includes(layer)).at(-1)
  const surfaces = dialog ? [dialog, ...lists] : lists
  const roots = [dialog ?? document, ...lists]
  const pressables = roots.flatMap((root) => [...root.querySelectorAll(`${pressed}, ${typedIn}`)])
  const found = new Set([...pressables, ...surfaces])
  return [...found].flatMap((element) => {
    const { top, bottom, left, right } = element.getBoundingClientRect()
    const isInColumn = left < column.right && right > column.left && bottom > top
    return isInColumn && !not.contains(element)
      ? { top, bottom, weight: weightOf(element, surfaces.includes(element)) }
      : []
  })
}

function weightOf(element: Element, isSurface: boolean): number {
  if (isSurface || element.matches(typedIn)) return weights.large
  return element.matches('[type="submit"], :focus') ? weights.next : weights.pressed
}
