import type { Token } from 'marked'
import type { Heading, Section } from '../page/page.js'
import { slugOf } from './slugOf.js'
import { textOf } from './textOf.js'

/** Cuts a page at its headings; each gets an identifier that no other has. */
export function partsOf(tokens: readonly Token[]): { headings: Heading[]; sections: Section[] } {
  const headings: Heading[] = []
  const pieces: { heading: Heading | undefined; tokens: Token[] }[] = [{ heading: undefined, tokens: [] }]
  for (const token of tokens) {
    if (token.type !== 'heading') {
      pieces.at(-1)?.tokens.push(token)
      continue
    }
    const text = textOf(token.tokens ?? [])
    const heading = { level: token.depth, id: unusedId(headings, slugOf(text)), text }
    headings.push(heading)
    pieces.push({ heading, tokens: [] })
  }
  const sections = pieces.map(({ heading, tokens: below }) => ({
    id: heading?.id,
    heading: heading?.text ?? '',
    text: textOf(below),
  }))
  return { headings, sections }
}

function unusedId(headings: readonly Heading[], wanted: string): string {
  const isUsed = (id: string) => headings.some((heading) => heading.id === id)
  let id = wanted
  for (let count = 2; isUsed(id); count += 1) id = `${wanted}-${count}`
  return id
}
