import type { CompiledGrammar, CompiledNode } from '../compile/node.js'
import { Branches } from './branches.js'
import { type Coverage, keyOfPlace } from './coverage.js'
import { branchesOfIntents } from './grammarOfIntent.js'

/** The number of places, and of the covered ones among them. */
export interface CoveredCount {
  readonly said: number
  readonly count: number
}

export interface CoverageOfParts {
  /** By the name of each rule that is referred to, with all that it refers to itself. */
  readonly rules: ReadonlyMap<string, CoveredCount>
  /** By the name of each `!tag`: the rules with it, without alternatives to it. */
  readonly intents: ReadonlyMap<string, CoveredCount>
}

/**
 * Counts the coverage of each rule and of each intent.
 *
 * @param intents names of `!tag`, as `intentsOf` finds them; one that is never reached has no place.
 */
export function coverageOfParts(
  grammar: CompiledGrammar,
  { places, missed }: Pick<Coverage, 'places' | 'missed'>,
  intents: Iterable<string>,
): CoverageOfParts {
  const never = new Set(missed)
  const said = new Set(places.filter((place) => !never.has(place)).map(keyOfPlace))
  const countOf = (keys: Iterable<string>): CoveredCount => {
    const all = [...keys]
    return { said: all.filter((key) => said.has(key)).length, count: all.length }
  }
  const branches = new Branches(grammar)
  const countIn = (body: CompiledNode) => countOf([...branches.within(body)].map(([key]) => key))
  return {
    rules: new Map([...bodiesByName(grammar.root)].map(([name, body]) => [name, countIn(body)])),
    intents: new Map([...branchesOfIntents(grammar, intents)].map(([name, keys]) => [name, countOf(keys)])),
  }
}

/** The body of each name of the grammar itself. */
function bodiesByName(root: CompiledNode): ReadonlyMap<string, CompiledNode> {
  const bodies = new Map<string, CompiledNode>()
  const seen = new Set<CompiledNode>()
  const open = [root]
  for (let node = open.pop(); node; node = open.pop()) {
    if (seen.has(node) || node.grammar !== undefined) continue
    seen.add(node)
    if (node.kind === 'rule') bodies.set(node.name, node.item)
    if ('items' in node) open.push(...node.items)
    else if ('item' in node) open.push(node.item)
  }
  return bodies
}
