const slash = 47
const space = /\s+/uy
const lineComment = /\/\/[^\r\n]*/uy
const blockComment = /\/\*[\s\S]*?\*\//uy

export interface Trivia {
  readonly kind: 'space' | 'line-comment' | 'block-comment'
  readonly text: string
  readonly closed: boolean
}

/** The white space or comment that begins at `offset`, or undefined when something else does. */
export function triviaAt(source: string, offset: number): Trivia | undefined {
  const code = source.charCodeAt(offset)
  const isOther = code > 32 && code < 128 && code !== slash
  if (isOther) return undefined
  const spaces = matchAt(space, source, offset)
  if (spaces) return { kind: 'space', text: spaces, closed: true }
  if (source[offset] !== '/') return undefined
  const line = matchAt(lineComment, source, offset)
  if (line) return { kind: 'line-comment', text: line, closed: true }
  if (source[offset + 1] !== '*') return undefined
  const block = matchAt(blockComment, source, offset)
  return { kind: 'block-comment', text: block ?? source.slice(offset), closed: block !== undefined }
}

/** The pieces of a token's leading text, in order. */
export function splitTrivia(leading: string): Trivia[] {
  const pieces: Trivia[] = []
  for (let offset = 0; offset < leading.length; ) {
    const piece = triviaAt(leading, offset)
    if (!piece) break
    pieces.push(piece)
    offset += piece.text.length
  }
  return pieces
}

export function matchAt(pattern: RegExp, source: string, offset: number): string | undefined {
  pattern.lastIndex = offset
  return pattern.exec(source)?.[0]
}
