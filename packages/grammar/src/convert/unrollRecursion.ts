import { type Expansion, listOf, partsIn, type ReferenceExpansion, referencesIn } from './expansion.js'
import type { ForeignRule } from './ForeignGrammar.js'
import { recursiveGroups } from './recursiveGroups.js'

/** One way through a rule: its expansion, and the rule of its group that follows, if one does. */
interface Way {
  readonly before: readonly Expansion[]
  readonly to: ForeignRule | undefined
  /** Parts that are written for it: those of rounds are written once for each way that begins with them. */
  readonly size: number
}

type RuleOf = (reference: ReferenceExpansion) => ForeignRule | undefined

const largestGroup = 30
const maxParts = 10_000

/**
 * Rewrites rules that refer to themselves only at the end of their alternatives, directly or through each other, as repeats:
 * `<a>: b <a> | c` becomes `b* c`. Any other rule is returned unchanged.
 *
 * @see Arden's rule, D. N. Arden, "Delayed-logic and finite-state machines", 1961; a group is solved like equations.
 */
export function unrollRecursion(rules: ReadonlyMap<string, ForeignRule>, ruleOf: RuleOf): ForeignRule[] {
  const bodies = new Map<ForeignRule, Expansion>()
  for (const group of recursiveGroups(rules, ruleOf)) {
    const solved = solve(group, ruleOf)
    for (const rule of group) {
      const body = solved ? solved.get(rule) : solve([rule], ruleOf)?.get(rule)
      if (body) bodies.set(rule, body)
    }
  }
  return [...rules.values()].map((rule) => ({ ...rule, body: bodies.get(rule) ?? rule.body }))
}

function solve(
  group: readonly ForeignRule[],
  ruleOf: RuleOf,
): ReadonlyMap<ForeignRule, Expansion> | undefined {
  if (group.length > largestGroup) return undefined
  const members = new Set(group)
  const memberOf = (reference: ReferenceExpansion) => {
    const rule = ruleOf(reference)
    return rule && members.has(rule) ? rule : undefined
  }
  const ways = new Map<ForeignRule, readonly Way[]>()
  for (const rule of group) {
    const found = waysOf(rule.body, memberOf)
    if (!found) return undefined
    ways.set(rule, found)
  }
  // Each rule without itself, and the later ones without it; then the earlier ones without the later.
  for (const [index, rule] of group.entries()) {
    ways.set(rule, withoutItself(rule, ways.get(rule) ?? []))
    // The common beginning of all ways of a single rule is written once.
    if (group.length > 1 && isTooLong(ways.get(rule) ?? [])) return undefined
    for (const later of group.slice(index + 1)) if (!replace(ways, later, rule)) return undefined
  }
  for (const [index, rule] of [...group.entries()].reverse())
    for (const earlier of group.slice(0, index)) if (!replace(ways, earlier, rule)) return undefined
  return new Map(group.map((rule) => [rule, bodyOf(ways.get(rule) ?? [])]))
}

/** @returns undefined where a rule of the group is anywhere but at an end. */
function waysOf(
  body: Expansion,
  memberOf: (reference: ReferenceExpansion) => ForeignRule | undefined,
): readonly Way[] | undefined {
  if (body.kind === 'choice') {
    const found = body.items.map((item) => waysOf(item, memberOf))
    return found.every((ways) => ways !== undefined) ? found.flat() : undefined
  }
  const items = body.kind === 'sequence' ? body.items : [body]
  const before = items.slice(0, -1)
  const last = items.at(-1)
  const isInside = (item: Expansion) =>
    referencesIn(item).some((reference) => memberOf(reference) !== undefined)
  if (!last || before.some(isInside)) return last ? undefined : [wayOf(items)]
  if (!isInside(last)) return [wayOf(items)]
  if (last.kind === 'reference') return [wayOf(before, memberOf(last))]
  const isOption = last.kind === 'repeat' && last.minimum === 0 && last.maximum === 1
  if (!isOption && last.kind !== 'choice' && last.kind !== 'sequence') return undefined
  const ends = waysOf(isOption ? last.item : last, memberOf)
  const start = wayOf(before)
  return ends && [...(isOption ? [start] : []), ...ends.map((end) => after(start, end))]
}

/** A rule that continues with itself becomes a repeat of what it says before. */
function withoutItself(rule: ForeignRule, ways: readonly Way[]): readonly Way[] {
  const rounds = ways.filter(({ before, to }) => to === rule && before.length > 0)
  const ends = ways.filter(({ to }) => to !== rule)
  if (rounds.length === 0) return ends
  const round = listOf(
    'choice',
    rounds.map(({ before }) => listOf('sequence', before)),
  )
  const loop: Expansion = { kind: 'repeat', item: round, minimum: 0, maximum: Number.POSITIVE_INFINITY }
  const size = rounds.reduce((sum, each) => sum + each.size, 0)
  return ends.map((end) => after({ before: [loop], to: undefined, size }, end))
}

/** Substitutes the ways through a rule where another continues with it. @returns false when there are too many. */
function replace(ways: Map<ForeignRule, readonly Way[]>, within: ForeignRule, rule: ForeignRule): boolean {
  const found = (ways.get(within) ?? []).flatMap((way) =>
    way.to === rule ? (ways.get(rule) ?? []).map((end) => after(way, end)) : way,
  )
  ways.set(within, found)
  return !isTooLong(found)
}

function after(start: Way, end: Way): Way {
  return { before: [...start.before, ...end.before], to: end.to, size: start.size + end.size }
}

function wayOf(before: readonly Expansion[], to?: ForeignRule): Way {
  return { before, to, size: 1 + before.reduce((sum, item) => sum + partsIn(item), 0) }
}

function isTooLong(ways: readonly Way[]): boolean {
  return ways.reduce((sum, { size }) => sum + size, 0) > maxParts
}

function bodyOf(ways: readonly Way[]): Expansion {
  const first = ways[0]?.before[0]
  const isShared = ways.length > 1 && first && ways.every(({ before }) => before[0] === first)
  const rests = ways.map(({ before }) => listOf('sequence', isShared ? before.slice(1) : before))
  return isShared ? listOf('sequence', [first, listOf('choice', rests)]) : listOf('choice', rests)
}
