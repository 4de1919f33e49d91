import { joinWords } from '../syntax/elision.js'
import { composeNumbers, joining, type Piece } from './composeNumbers.js'
import { filledValue, namesTaken } from './filledValue.js'
import type { Mark, Reading } from './mark.js'
import type { Entity, Meaning } from './meaning.js'

type Spoken = Reading['words']

/**
 * The meaning of a reading of a sentence. The intent is the outermost tag of its first required word; the content of that
 * tag is named as if it was outside.
 */
export function meaningOf({ marks, words, optional }: Reading): Meaning {
  const required = words.findIndex((_, at) => !optional.has(at))
  const first = Math.max(0, required)
  const intent = outermost(marks).find(({ kind, from, to }) => kind === 'tag' && from <= first && first < to)
  return { intent: intent?.name ?? null, entities: entitiesAround(marks, { intent, owner: '', words }) }
}

interface Around {
  readonly intent: Mark | undefined
  /** Name of the innermost rule, or of the intent inside it. */
  readonly owner: string
  readonly words: Spoken
}

/** Outside of tags other than the intent: a return value belongs to the rule that says nothing else. */
function entitiesAround(marks: readonly Mark[], { intent, owner, words }: Around): Entity[] {
  return marks.flatMap((mark): Entity[] => {
    if (mark.from === mark.to) return []
    if (isNamed(mark) && mark !== intent) return [entityOf(mark, words)]
    if (mark.kind === 'value') return [{ ...entityOf(mark, words), name: owner }]
    if (mark.kind === 'rule' && isValue(mark, words)) return [entityOf(mark, words)]
    return entitiesAround(mark.marks, { intent, owner: ownName(mark), words })
  })
}

/** An imported rule is called as its own grammar calls it. */
const ownName = ({ kind, name }: Mark) => (kind === 'rule' ? name.slice(name.lastIndexOf('.') + 1) : name)

const none: ReadonlySet<string> = new Set()

/** The outermost named marks, through the rules that were followed; without those that a return value took in. */
const outermost = (marks: readonly Mark[], taken = none): Mark[] =>
  marks.flatMap((mark) => {
    if (isTaken(mark, taken)) return []
    return isNamed(mark) ? [mark] : outermost(mark.marks, takenIn(mark, taken))
  })

const isTaken = ({ kind, name }: Mark, taken: ReadonlySet<string>) => kind === 'value' && taken.has(name)

const takenIn = ({ kind, value }: Mark, around: ReadonlySet<string>) =>
  kind === 'value' ? new Set([...around, ...namesTaken(value)]) : around

const isNamed = ({ kind, name, from, to }: Mark) =>
  from < to && (kind === 'tag' || kind === 'slot' || (kind === 'value' && name !== '@'))

/** Whether a rule says return values and no other words. */
function isValue(mark: Mark, words: Spoken): boolean {
  const { from, to } = mark
  const { pieces, hasName } = insideOf(mark, words)
  const isSaid = (at: number) => pieces.some((piece) => piece.from <= at && at < piece.to)
  return (
    !hasName &&
    pieces.length > 0 &&
    words.slice(from, to).every((word, at) => isSaid(from + at) || joining.has(word))
  )
}

function entityOf(mark: Mark, words: Spoken): Entity {
  const { kind, name, value, from, to, marks } = mark
  const entities = outermost(marks, takenIn(mark, none)).map((inside) => entityOf(inside, words))
  const [only] = entities
  // `!tag(item, <item>)` names one thing twice.
  const isAgain = entities.length === 1 && only?.name === name && only.from === from && only.to === to
  if (kind === 'tag' && isAgain) return only
  const pieces = kind === 'tag' || kind === 'rule' ? composeNumbers(insideOf(mark, words).pieces, words) : []
  const said = kind === 'value' ? returnValue(mark, words) : value
  const [first = said, ...more] = pieces.map((piece) => piece.value)
  return {
    name: ownName(mark),
    value: more.length > 0 ? [first, ...more] : first,
    text: kind === 'value' ? joinWords(words.slice(from, to)) : value,
    ...{ from, to, entities },
  }
}

interface Inside {
  /** Return values, those of a rule made one where they are one number; the outermost counts. */
  readonly pieces: readonly Piece[]
  /** Whether something in it is named. */
  readonly hasName: boolean
}

/** Each mark is read once, however many rules lie around it. */
const known = new WeakMap<Mark, Inside>()

function insideOf(mark: Mark, words: Spoken): Inside {
  const before = known.get(mark)
  if (before) return before
  const said = mark.marks.filter(({ from, to }) => from < to)
  const inside = {
    hasName: outermost(said).length > 0,
    pieces: said.flatMap((one): readonly Piece[] => {
      if (isNamed(one)) return []
      if (one.kind === 'value') return [{ ...one, value: returnValue(one, words) }]
      return composeNumbers(insideOf(one, words).pieces, words)
    }),
  }
  known.set(mark, inside)
  return inside
}

/** A return value, with those inside it that it includes. */
function returnValue(mark: Mark, words: Spoken): string {
  return filledValue(mark.value, (name) =>
    name === '@'
      ? composeNumbers(insideOf(mark, words).pieces, words).map(({ value }) => value)
      : valuesNamed(name, mark, words),
  )
}

/** Return values of a name, the outermost ones, in the order in which they are said. */
function valuesNamed(name: string, { marks }: Mark, words: Spoken): string[] {
  return marks.flatMap((mark) => {
    if (mark.from === mark.to) return []
    const isMeant = mark.kind === 'value' && mark.name === name
    return isMeant ? [returnValue(mark, words)] : valuesNamed(name, mark, words)
  })
}
