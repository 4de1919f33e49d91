import { Fragment, type ReactNode } from 'react'

/**
 * Replaces marked parts of a translated sentence by elements: `richText('Read <terms>the terms</terms>.', {
 * terms: (words) => <Link …>{words}</Link> })`. Marks cannot be nested; an unknown mark is replaced by its
 * text.
 */
export function richText(sentence: string, parts: Record<string, (words: string) => ReactNode>): ReactNode {
  return sentence.split(/(<\w+>.*?<\/\w+>)/gu).map((piece, index) => {
    const match = /^<(\w+)>(.*)<\/\1>$/u.exec(piece)
    const [, name = '', words = piece] = match ?? []
    // biome-ignore lint/suspicious/noArrayIndexKey: the pieces of one sentence never move
    return <Fragment key={index}>{match ? (parts[name]?.(words) ?? words) : piece}</Fragment>
  })
}
