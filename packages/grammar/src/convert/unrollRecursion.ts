import { type Expansion, listOf, referencesIn } from './expansion.js'

/**
 * A rule that leads to itself only at the end of its alternatives, written as a repeat: `a | b <self>` says what
 * `b* a` says. Any other rule is given back as it is.
 */
export function unrollRecursion(name: string, body: Expansion): Expansion {
  const rounds: Expansion[] = []
  const ends: Expansion[] = []
  for (const alternative of alternativesOf(body)) {
    const items = alternative.kind === 'sequence' ? alternative.items : [alternative]
    const last = items.at(-1)
    const before = items.slice(0, -1)
    if (before.some((item) => refersTo(name, item))) return body
    if (last && isSelf(name, last)) {
      if (before.length > 0) rounds.push(listOf('sequence', before))
    } else if (
      last?.kind === 'repeat' &&
      last.minimum === 0 &&
      last.maximum === 1 &&
      isSelf(name, last.item)
    ) {
      if (before.length > 0) rounds.push(listOf('sequence', before))
      ends.push(listOf('sequence', before))
    } else if (last && refersTo(name, last)) return body
    else ends.push(alternative)
  }
  if (rounds.length === 0) return body
  const loop = listOf('choice', rounds)
  const repeated: Expansion = { kind: 'repeat', item: loop, minimum: 0, maximum: Number.POSITIVE_INFINITY }
  return listOf('sequence', [repeated, listOf('choice', ends)])
}

/** Alternatives with those of groups that stand alone in one. */
function alternativesOf(body: Expansion): readonly Expansion[] {
  if (body.kind !== 'choice') return [body]
  return body.items.flatMap((item) => (item.kind === 'choice' ? alternativesOf(item) : [item]))
}

function isSelf(name: string, expansion: Expansion): boolean {
  return expansion.kind === 'reference' && expansion.name === name
}

function refersTo(name: string, expansion: Expansion): boolean {
  return referencesIn(expansion).some((reference) => reference.name === name)
}
