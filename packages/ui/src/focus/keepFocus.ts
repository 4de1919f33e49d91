import { focusHeading } from './focusHeading.js'
import { isReachable, tabbableIn } from './tabbable.js'

/** Where the focus was: the element, its ancestors, nearest first, and its place in each of them. */
type Place = {
  readonly element: Element
  readonly around: readonly { readonly part: Element; readonly index: number }[]
  /** Whether the keyboard led there: then the next focused element must scroll into view. */
  readonly isByKeyboard: boolean
}

const placesKept = 12
const lists = 'ul, ol, tbody, [role="list"], [role="rowgroup"], [role="grid"]'
const dialogs = '[role="dialog"], [role="alertdialog"]'
const parts =
  'section, article, form, aside, nav, main, fieldset, [role="region"], [role="dialog"], [role="alertdialog"]'

/**
 * Keeps the focus on the page when the focused element is removed, disabled or hidden: it moves to the
 * neighbour in a list, to the next control when the element was disabled, or else to the heading of the
 * surrounding part. Components that manage the focus themselves, such as a dialog that restores it, take
 * precedence. Call it once per document.
 * @returns a function that stops it.
 */
export function keepFocus(document: Document): () => void {
  let places: Place[] = []
  let frame = 0

  // An element that has become inert loses it with the next frame.
  const isNowhere = () => {
    const { activeElement } = document
    return (
      activeElement === null || activeElement === document.body || activeElement.closest('[inert]') !== null
    )
  }
  const remember = ({ target }: FocusEvent) => {
    if (target instanceof Element) places = [...places, placeOf(target)].slice(-placesKept)
  }
  const look = () => {
    if (!isNowhere() || places.length === 0) return
    cancelAnimationFrame(frame)
    // A closing dialog returns the focus in the next frame.
    frame = requestAnimationFrame(() => {
      frame = requestAnimationFrame(settle)
    })
  }
  const settle = () => {
    const last = places.at(-1)
    if (!last || !isNowhere()) return
    // The user pressed an empty spot, so having no focus is intended.
    if (isReachable(last.element)) places = []
    else restore(document, places)
  }

  const observer = new MutationObserver(look)
  observer.observe(document.body, {
    childList: true,
    subtree: true,
    attributeFilter: ['disabled', 'hidden', 'inert'],
  })
  document.addEventListener('focusin', remember)
  document.addEventListener('focusout', look)
  return () => {
    cancelAnimationFrame(frame)
    observer.disconnect()
    document.removeEventListener('focusin', remember)
    document.removeEventListener('focusout', look)
  }
}

function placeOf(element: Element): Place {
  const around: { part: Element; index: number }[] = []
  for (let child = element, part = element.parentElement; part; child = part, part = part.parentElement) {
    around.push({ part, index: [...part.children].indexOf(child) })
  }
  return { element, around, isByKeyboard: element.matches(':focus-visible') }
}

/** The newest place of which something is left decides. */
function restore(document: Document, places: readonly Place[]) {
  const preventScroll = !places.at(-1)?.isByKeyboard
  for (const place of places.toReversed()) {
    const control = controlAt(place)
    if (control) return control.focus({ preventScroll })
    const part = partAt(place)
    if (part && focusHeading(part, { preventScroll })) return
  }
  const main = document.querySelector('main')
  if (main && focusHeading(main, { preventScroll }))
    return // A dialog opened by the application removes the page from the focus order.
  ;[...document.querySelectorAll<HTMLElement>(dialogs)].findLast(isReachable)?.focus({ preventScroll })
}

/** The nearest part that is left, or the replacement of a removed one. */
function partAt({ around }: Place): Element | undefined {
  const left = around.findIndex(({ part }) => part.isConnected)
  const { part, index } = around[left] ?? {}
  if (left > 0 && part?.closest(parts)) {
    const instead = part.children[index ?? -1]
    if (instead?.querySelector('h1, h2, h3, h4, h5, h6') && isReachable(instead)) return instead
  }
  return around.map((one) => one.part).find((one) => one.matches(parts) && isReachable(one))
}

/** The control to focus instead: the same one if it came back, or the one beside it. */
function controlAt({ element, around }: Place): HTMLElement | undefined {
  if (element instanceof HTMLElement && isReachable(element) && element.tabIndex >= 0) return element
  if (element.isConnected) return nextOf(element, around.find(({ part }) => part.matches(parts))?.part)
  const left = around.find(({ part }) => part.isConnected)
  if (!left?.part.closest(parts)) return undefined
  const place = left.part.children[left.index]
  if (left.part.matches(lists)) return tabbableIn(place ?? left.part).at(place ? 0 : -1)
  return tabbableIn(left.part).find((control) => control === place)
}

function nextOf(element: Element, part: Element | undefined): HTMLElement | undefined {
  const controls = part ? tabbableIn(part) : []
  const isAfter = (other: Element) =>
    (element.compareDocumentPosition(other) & Node.DOCUMENT_POSITION_FOLLOWING) !== 0
  return controls.find(isAfter) ?? controls.at(-1)
}
