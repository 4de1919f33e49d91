import { type RefObject, useLayoutEffect, useRef } from 'react'

/**
 * Scrolls a list of tabs until the open one is in it whole and clear of the fade: when another is opened,
 * and when it moves because counts or the font came later. Only the list scrolls, never the page.
 *
 * @param list element of the tab list, whose `scroll-padding` leaves room for the fade.
 * @param openKey key of the open tab.
 */
export function useOpenTabInSight(list: RefObject<HTMLElement | null>, openKey: unknown): void {
  useLayoutEffect(() => {
    const element = list.current
    if (!element || openKey === null || openKey === undefined) return
    const sizes = new ResizeObserver(() => bringIntoSight(element))
    for (const part of [element, ...element.querySelectorAll('[role="tab"]')]) sizes.observe(part)
    bringIntoSight(element)
    return () => sizes.disconnect()
  }, [list, openKey])
  const width = useRef(0)
  // With counts that came with this drawing, before the frame that the observer waits for. Who scrolled the list stays there.
  useLayoutEffect(() => {
    const element = list.current
    if (!element || element.scrollWidth === width.current) return
    width.current = element.scrollWidth
    bringIntoSight(element)
  })
}

function bringIntoSight(list: HTMLElement) {
  const tab = list.querySelector('[role="tab"][aria-selected="true"]')?.getBoundingClientRect()
  if (!tab) return
  const edge = list.getBoundingClientRect()
  const { direction, scrollPaddingInlineStart, scrollPaddingInlineEnd } = getComputedStyle(list)
  const [before, after] = [
    Number.parseFloat(scrollPaddingInlineStart) || 0,
    Number.parseFloat(scrollPaddingInlineEnd) || 0,
  ]
  const left = edge.left + (direction === 'rtl' ? after : before)
  const right = edge.right - (direction === 'rtl' ? before : after)
  if (tab.right > right) list.scrollLeft += Math.ceil(tab.right - right)
  else if (tab.left < left) list.scrollLeft -= Math.ceil(left - tab.left)
}
