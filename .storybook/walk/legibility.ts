import { describeElement } from './sight.js'

/** Text of a page that cannot be read in the current window: one sentence each. */
export function legibilityFaults(): string[] {
  const { scrollWidth, clientWidth } = document.documentElement
  const wide = scrollWidth > clientWidth ? [`the page is ${scrollWidth - clientWidth} px too wide`] : []
  return [...wide, ...wordsIn(document.body).flatMap(cutOff)]
}

/** Elements that hold words themselves and are drawn. */
function wordsIn(page: HTMLElement): HTMLElement[] {
  return [...page.querySelectorAll<HTMLElement>('*')].filter(
    (element) =>
      [...element.childNodes].some((node) => node instanceof Text && node.data.trim() !== '') &&
      element.checkVisibility({ visibilityProperty: true, opacityProperty: true }),
  )
}

function cutOff(element: HTMLElement): string[] {
  // Truncated text has a title with the whole; content below a field moves with its words.
  if (element.closest('[title]:not([title=""])') || element.closest('[aria-hidden="true"]')) return []
  const words = boxOfWords(element)
  let isFixed = false
  for (let around: HTMLElement | null = element; around && !isFixed; around = around.parentElement) {
    const style = getComputedStyle(around)
    const box = around.getBoundingClientRect()
    // Text for screen readers only.
    if (box.width <= 2 || box.height <= 2 || style.clipPath !== 'none') return []
    isFixed = style.position === 'fixed'
    if (around === document.body || around === document.documentElement) break
    const isCut = { x: isCutting(style.overflowX), y: isCutting(style.overflowY) }
    if (isScrolling(style.overflowX) || isScrolling(style.overflowY)) return []
    if (isCut.x && (words.right > box.right + 1 || words.left < box.left - 1))
      return [`cut off at the side: ${describeElement(element)}`]
    if (isCut.y && (words.bottom > box.bottom + 2 || words.top < box.top - 2))
      return [`cut off above or below: ${describeElement(element)}`]
  }
  const isBeside = words.right > innerWidth + 1 || words.left < -1
  return isBeside ? [`beside the window: ${describeElement(element)}`] : []
}

/** The box of the words that an element holds itself. */
function boxOfWords(element: HTMLElement): { left: number; right: number; top: number; bottom: number } {
  const boxes = [...element.childNodes]
    .filter((node) => node instanceof Text && node.data.trim() !== '')
    .map((node) => {
      const range = document.createRange()
      range.selectNodeContents(node)
      return range.getBoundingClientRect()
    })
  return {
    left: Math.min(...boxes.map(({ left }) => left)),
    right: Math.max(...boxes.map(({ right }) => right)),
    top: Math.min(...boxes.map(({ top }) => top)),
    bottom: Math.max(...boxes.map(({ bottom }) => bottom)),
  }
}

const isCutting = (overflow: string) => overflow === 'hidden' || overflow === 'clip'
const isScrolling = (overflow: string) => overflow === 'auto' || overflow === 'scroll'
