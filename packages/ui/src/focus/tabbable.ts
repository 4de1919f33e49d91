const selector =
  'a[href], button, input, select, textarea, summary, iframe, audio[controls], video[controls], [tabindex], [contenteditable="true"]'

/** Whether an element can receive the focus now: rendered, not disabled, and not behind a dialog. */
export function isReachable(element: Element): boolean {
  return (
    element.isConnected &&
    !element.matches(':disabled') &&
    !element.closest('[inert], [aria-hidden="true"]') &&
    element.checkVisibility({ visibilityProperty: true })
  )
}

/** The elements in the tab order of a part of the page, in document order. */
export function tabbableIn(part: ParentNode): HTMLElement[] {
  return [...part.querySelectorAll<HTMLElement>(selector)].filter(
    (element) => element.tabIndex >= 0 && isReachable(element),
  )
}
