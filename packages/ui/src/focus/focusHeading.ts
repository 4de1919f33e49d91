import { isReachable } from './tabbable.js'

/**
 * Moves the focus to the heading of an element, which screen readers then read, or to the element itself when it has no
 * heading.
 * @returns the focused element; `undefined` when the element is not rendered.
 */
export function focusHeading(part: Element, options?: FocusOptions): HTMLElement | undefined {
  const heading = [...part.querySelectorAll<HTMLElement>('h1, h2, h3, h4, h5, h6')].find(isReachable)
  const place = heading ?? (part instanceof HTMLElement && isReachable(part) ? part : undefined)
  if (!place) return undefined
  // The script may put the focus there; Tab passes by.
  if (!place.hasAttribute('tabindex')) place.tabIndex = -1
  place.focus(options)
  return place
}
