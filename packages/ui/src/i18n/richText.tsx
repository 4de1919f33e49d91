import { Fragment, type ReactNode } from 'react'

/**
 * A translated sentence with marked parts turned into elements: `richText('Read <terms>the terms</terms>.', { terms:
 * (words) => <Link …>{words}</Link> })`. Marks do not nest; an unknown mark gives its words alone.
 */
export function richText(sentence: string, parts: Record<string, (words: string) => ReactNode>): ReactNode {
  return sentence.split(/(<\w+>.*?<\/\w+>)/gu).map((piece, index) => {
    const match = /^<(\w+)>(.*)<\/\1>$/u.exec(piece)
    const [, name = '', words = piece] = match ?? []
    // biome-ignore lint/suspicious/noArrayIndexKey: the pieces of one sentence never move
    return <Fragment key={index}>{match ? (parts[name]?.(words) ?? words) : piece}</Fragment>
  })
}
