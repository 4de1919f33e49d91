import { composeNumbers, type Piece } from './composeNumbers.js'
import type { Mark, Reading } from './mark.js'
import type { Entity, Meaning } from './meaning.js'

/**
 * What a reading of a sentence means. The intent is the outermost tag of its first word that had to be said. A tag that
 * covers all such words is the intent and nothing else; one that covers a part, such as the verb, is an entity too.
 */
export function meaningOf({ marks, words, optional }: Reading): Meaning {
  const required = words.flatMap((_, at) => (optional.has(at) ? [] : [at]))
  const first = required[0] ?? 0
  const last = required.at(-1) ?? words.length - 1
  const intent = outermost(marks).find(({ kind, from, to }) => kind === 'tag' && from <= first && first < to)
  const isWhole = intent !== undefined && last < intent.to
  return {
    intent: intent?.name ?? null,
    entities: outermost(marks).flatMap((mark) =>
      mark === intent && isWhole ? entitiesOf(mark.marks, words) : entitiesOf([mark], words),
    ),
  }
}

/** What is named, with nothing named around it, through the rules that were followed. */
const outermost = (marks: readonly Mark[]): Mark[] =>
  marks.flatMap((mark) => (isNamed(mark) ? [mark] : outermost(mark.marks)))

const isNamed = ({ kind, name, from, to }: Mark) =>
  from < to && (kind === 'tag' || kind === 'slot' || (kind === 'value' && name !== '@'))

const entitiesOf = (marks: readonly Mark[], words: readonly string[]): Entity[] =>
  outermost(marks).map((mark) => entityOf(mark, words))

function entityOf(mark: Mark, words: readonly string[]): Entity {
  const { kind, name, from, to, marks } = mark
  const entities = entitiesOf(marks, words)
  const [only] = entities
  // `!tag(item, <item>)` names one thing twice.
  const isSlot = only?.name === name && only.from === from && only.to === to && entities.length === 1
  if (kind === 'tag' && isSlot) return only
  const yielded = kind === 'tag' ? composeNumbers(piecesOf(marks, words), words) : []
  const [value = mark.value, ...more] = yielded.map((piece) => piece.value)
  return {
    name,
    value: more.length > 0 ? [value, ...more] : value,
    text: kind === 'value' ? words.slice(from, to).join(' ') : mark.value,
    ...{ from, to, entities },
  }
}

/** Return values inside, those of a rule made one where they are one number; the outermost counts. */
function piecesOf(marks: readonly Mark[], words: readonly string[]): Piece[] {
  return marks.flatMap((mark): Piece[] => {
    if (isNamed(mark)) return []
    if (mark.kind === 'value') return [mark]
    return composeNumbers(piecesOf(mark.marks, words), words)
  })
}
