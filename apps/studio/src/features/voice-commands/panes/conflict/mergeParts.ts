import { nameKey } from '@saywright/api/contract'
import { diff3Merge } from 'node-diff3'
import type { Slots, Suite } from '../../model/document/grammarDocument.js'
import { differenceOf } from '../../parts/difference/differenceOf.js'

/** Lines that are settled, or lines on which two people do not agree. */
export type MergePart =
  | { readonly kind: 'settled'; readonly lines: readonly string[] }
  | { readonly kind: 'conflict'; readonly mine: readonly string[]; readonly theirs: readonly string[] }

export type Choice = 'mine' | 'theirs' | 'both'

/** Pairs of lines beyond which merging line by line would hold up the page. */
const maxPairs = 100_000_000

/**
 * Two texts as one: what only one of them changed is settled, what both changed differently is not.
 *
 * @param base what both began with; without it each difference is to be decided.
 */
export function mergeParts(base: string | undefined, mine: string, theirs: string): MergePart[] {
  const lines = [base ?? '', mine, theirs].map((text) => text.split('\n')) as [string[], string[], string[]]
  const [from, own, others] = lines
  const isLarge = Math.max(own.length, others.length) * Math.max(from.length, others.length) > maxPairs
  if (base === undefined || isLarge) return twoWay(mine, theirs)
  return diff3Merge(own, from, others).map(
    ({ ok, conflict }): MergePart =>
      conflict
        ? { kind: 'conflict', mine: conflict.a, theirs: conflict.b }
        : { kind: 'settled', lines: ok ?? [] },
  )
}

function twoWay(mine: string, theirs: string): MergePart[] {
  return differenceOf(theirs, mine).blocks.map(({ isSame, before, after }) =>
    isSame ? { kind: 'settled', lines: after } : { kind: 'conflict', mine: after, theirs: before },
  )
}

/** The merged text by a choice for each conflict, in their order; `both` puts theirs before mine. */
export function mergedText(parts: readonly MergePart[], choices: readonly Choice[]): string {
  let conflict = 0
  return parts
    .flatMap((part) => {
      if (part.kind === 'settled') return part.lines
      const choice = choices[conflict++] ?? 'both'
      return [...(choice === 'mine' ? [] : part.theirs), ...(choice === 'theirs' ? [] : part.mine)]
    })
    .join('\n')
}

/** Values of slots as one: theirs, with what I added and without what I removed. */
export function mergedSlots(base: Slots | undefined, mine: Slots, theirs: Slots): Slots {
  const valuesOf = (slots: Slots, name: string) => slots.find((slot) => slot.name === name)?.values
  const names = new Set([...theirs, ...mine].map(({ name }) => name))
  return [...names].flatMap((name) => {
    const [own, others, from] = [valuesOf(mine, name), valuesOf(theirs, name), valuesOf(base ?? [], name)]
    // A removal of a whole slot removes its values, not those that the other side added since.
    const removed = new Set(from?.filter((value) => !own?.includes(value)))
    const gone = new Set(from?.filter((value) => !others?.includes(value)))
    const kept = (others ?? []).filter((value) => !removed.has(value))
    const added = (own ?? []).filter((value) => !gone.has(value) && !kept.includes(value))
    const values = [...kept, ...added]
    return values.length === 0 && (own === undefined || others === undefined) ? [] : [{ name, values }]
  })
}

/** Two suites as one: theirs, with the tests that I added or changed and without those that I removed. */
export function mergedSuite(base: Suite | undefined, mine: Suite, theirs: Suite): Suite {
  const [from, own, others] = [base ?? [], mine, theirs].map(testsBySentence) as [Tests, Tests, Tests]
  return [...new Set([...others.keys(), ...own.keys()])].flatMap((sentence) => {
    const [before, ours, other] = [from.get(sentence), own.get(sentence), others.get(sentence)]
    const isMine = JSON.stringify(ours) !== JSON.stringify(before)
    return (isMine ? ours : other) ?? []
  })
}

type Tests = ReadonlyMap<string, Suite[number]>
const testsBySentence = (suite: Suite): Tests => new Map(suite.map((test) => [nameKey(test.sentence), test]))
