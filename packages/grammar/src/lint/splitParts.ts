import { type LintPart, lintPart } from './LintPart.js'

// Neither a string nor a return value goes beyond its line, so that only a comment can hide such a semicolon.
const ending = /;(?=[\r\n])/g

/**
 * Reads a text part by part. The last part is closed when `text` continues with a line break, and may be open otherwise.
 *
 * @param takeId the number of the next part.
 */
export function splitParts(text: string, isFirst: boolean, takeId: () => number): LintPart[] {
  const ends = [...text.matchAll(ending)].map(({ index }) => index + 1).filter((end) => end < text.length)
  ends.push(text.length)
  const parts: LintPart[] = []
  let from = 0
  let index = 0
  while (from < text.length || parts.length === 0) {
    const read = (step: number) => {
      const end = ends[Math.min(index + step, ends.length) - 1] ?? text.length
      return lintPart(text.slice(from, end), takeId(), isFirst && parts.length === 0)
    }
    let step = 1
    let part = read(step)
    // Inside a long comment, looking twice as far each time keeps the work in proportion to the length.
    while (!part.isClosed && from + part.text.length < text.length) {
      step *= 2
      part = read(step)
    }
    parts.push(part)
    from += part.text.length
    index = Math.min(index + step, ends.length)
  }
  return parts
}
