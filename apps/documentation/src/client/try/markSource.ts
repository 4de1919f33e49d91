import type { PathStep } from '@saywright/grammar'

const name = 'path'
const marked = new WeakMap<HTMLElement, Range[]>()

/** Marks the way of a sentence in the text of its grammar, where the browser can without changing the text. */
export function markSource(code: HTMLElement, path: readonly PathStep[], shift: number): void {
  if (!('highlights' in CSS)) return
  const all = CSS.highlights.get(name) ?? new Highlight()
  CSS.highlights.set(name, all)
  for (const range of marked.get(code) ?? []) all.delete(range)
  const ranges = path
    .filter(({ rule }) => rule !== '')
    .map(({ range }) => rangeOf(code, range.start.offset - shift, range.end.offset - shift))
  for (const range of ranges) all.add(range)
  marked.set(code, ranges)
}

function rangeOf(code: HTMLElement, from: number, to: number): Range {
  const range = document.createRange()
  const walker = document.createTreeWalker(code, NodeFilter.SHOW_TEXT)
  let offset = 0
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const { length } = node as Text
    if (from >= offset && from < offset + length) range.setStart(node, from - offset)
    if (to > offset && to <= offset + length) {
      range.setEnd(node, to - offset)
      break
    }
    offset += length
  }
  return range
}
