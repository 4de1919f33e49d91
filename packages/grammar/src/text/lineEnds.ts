export type LineEnd = '\n' | '\r\n' | '\r'

const lineBreak = /\r\n?|\n/g

/** The line end that a text has most often; LF for one without. */
export function lineEndOf(text: string): LineEnd {
  if (!text.includes('\r')) return '\n'
  const counts = { '\n': 0, '\r\n': 0, '\r': 0 }
  for (const [found] of text.matchAll(lineBreak)) counts[found as LineEnd] += 1
  if (counts['\r\n'] >= counts['\n'] && counts['\r\n'] >= counts['\r']) return '\r\n'
  return counts['\r'] > counts['\n'] ? '\r' : '\n'
}

/** A text with one kind of line end. */
export function withLineEnd(text: string, lineEnd: LineEnd): string {
  return text.replace(lineBreak, lineEnd)
}
