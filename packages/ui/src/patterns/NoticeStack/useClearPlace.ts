import { type RefObject, useLayoutEffect } from 'react'
import { clearTop } from './clearTop.js'
import { pressablesIn } from './pressables.js'

const margin = 12

/** Minimum window height for moving the stack; in lower windows the page scrolls clear of the notices. */
const leastHeight = 480

/**
 * Moves the stack away from interactive elements, also when the page changes. It does not move while the user
 * reads it.
 */
export function useClearPlace(stack: RefObject<HTMLElement | null>, isEmpty: boolean): void {
  useLayoutEffect(() => {
    const element = stack.current
    if (!element || isEmpty) return
    let frame = 0
    // Whether the stack appeared below a resting pointer, which does not mean that it is read.
    let isPointedAt = false
    const place = () => moveOff(element, isPointedAt)
    const placeSoon = () => {
      cancelAnimationFrame(frame)
      frame = requestAnimationFrame(place)
    }
    place()
    const sizes = new ResizeObserver(placeSoon)
    for (const one of [element, document.documentElement]) sizes.observe(one)
    const changes = new MutationObserver(placeSoon)
    changes.observe(document.body, { childList: true, subtree: true })
    // Not only once the page has scrolled to it: the focused element is never covered.
    document.addEventListener('focusin', place)
    const moves = ['transitionend', 'animationend', 'scrollend'] as const
    for (const move of moves) document.addEventListener(move, placeSoon, true)
    const point = () => {
      isPointedAt = true
    }
    const leave = () => {
      isPointedAt = false
    }
    element.addEventListener('pointermove', point)
    element.addEventListener('pointerleave', leave)
    return () => {
      cancelAnimationFrame(frame)
      sizes.disconnect()
      changes.disconnect()
      document.removeEventListener('focusin', place)
      for (const move of moves) document.removeEventListener(move, placeSoon, true)
      element.removeEventListener('pointermove', point)
      element.removeEventListener('pointerleave', leave)
    }
  }, [stack, isEmpty])
}

function moveOff(element: HTMLElement, isPointedAt: boolean) {
  if (isPointedAt || element.matches(':focus-within')) return
  element.style.translate = ''
  const height = window.innerHeight
  const home = element.getBoundingClientRect()
  if (height < leastHeight || home.height === 0) return
  const top = clearTop({
    home,
    obstacles: pressablesIn(document, home, element),
    window: { top: margin, bottom: height - margin },
  })
  if (top !== home.top) element.style.translate = `0 ${top - home.top}px`
}
