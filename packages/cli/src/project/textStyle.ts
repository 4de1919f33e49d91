/** How the lines of a file end, and whether it begins with a byte order mark. */
export interface TextStyle {
  readonly hasMark: boolean
  readonly lineEnd: '\n' | '\r\n' | '\r'
}

const mark = '\uFEFF'

/** The style of a text: of several line ends, the most frequent. */
export function styleOf(text: string): TextStyle {
  const counts = { '\n': 0, '\r\n': 0, '\r': 0 }
  for (const [end] of text.matchAll(/\r\n|\n|\r/g)) counts[end as TextStyle['lineEnd']] += 1
  const [lineEnd = '\n'] = (Object.keys(counts) as TextStyle['lineEnd'][]).toSorted(
    (one, other) => counts[other] - counts[one],
  )
  return { hasMark: text.startsWith(mark), lineEnd }
}

/** The form in which texts are compared and merged: lines end with `\n`, and there is no byte order mark. */
export const plainText = (text: string) => withoutMark(text).replace(/\r\n?/g, '\n')

export const withoutMark = (text: string) => (text.startsWith(mark) ? text.slice(1) : text)

/** A text as {@link plainText} gives it, in a style. */
export function inStyle(plain: string, { hasMark, lineEnd }: TextStyle): string {
  const lines = lineEnd === '\n' ? plain : plain.replaceAll('\n', lineEnd)
  return hasMark ? `${mark}${lines}` : lines
}
