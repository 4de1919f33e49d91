import { useEffect, useState } from 'react'

/** A section counts as reached when its heading is this close to the upper edge, in px. */
const reached = 96

/**
 * Tracks the section that is being read: the last one whose heading has passed the upper edge of the scroll
 * container, or the last of all at the end of the text.
 * @param ids of the headings, in document order.
 * @returns the id of the section, the first one until the text is rendered; `undefined` when `ids` is empty.
 */
export function useCurrentSection(ids: readonly string[]): string | undefined {
  const key = ids.join(' ')
  const [current, setCurrent] = useState(ids[0])
  useEffect(() => {
    const sections = key.split(' ')
    const look = () => setCurrent(currentSection(sections) ?? sections[0])
    look()
    // Scroll events do not bubble; captured, they arrive from whichever element scrolls the text.
    document.addEventListener('scroll', look, { capture: true, passive: true })
    window.addEventListener('resize', look)
    return () => {
      document.removeEventListener('scroll', look, { capture: true })
      window.removeEventListener('resize', look)
    }
  }, [key])
  return current
}

function currentSection(ids: readonly string[]): string | undefined {
  const headings = ids.map((id) => document.getElementById(id)).filter((heading) => heading !== null)
  const scroller = headings[0] && scrollerOf(headings[0])
  if (!scroller) return undefined
  const isAtEnd =
    scroller.scrollTop > 0 && scroller.scrollTop + scroller.clientHeight >= scroller.scrollHeight - 1
  if (isAtEnd) return headings.at(-1)?.id
  const edge = scroller === document.scrollingElement ? 0 : scroller.getBoundingClientRect().top
  return headings.findLast((heading) => heading.getBoundingClientRect().top - edge <= reached)?.id
}

function scrollerOf(element: Element): Element | null {
  for (let parent = element.parentElement; parent; parent = parent.parentElement) {
    if (/auto|scroll/u.test(getComputedStyle(parent).overflowY)) return parent
  }
  return document.scrollingElement
}
