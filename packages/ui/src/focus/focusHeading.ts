import { isReachable } from './tabbable.js'

/**
 * Puts the focus on the heading of a part of the page, which a screen reader then says; on the part itself where it has no
 * heading.
 *
 * @returns what has the focus; undefined when nothing of the part is drawn.
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
