import {
  type Analysis,
  type Choice,
  type DiagramLabels,
  type Meaning,
  type Reference,
  type RuleDiagram,
  type RuleStatement,
  ruleDiagram,
  type Sequence,
} from '@saywright/grammar'
import type { SuiteCoverage } from '../../model/coverage/SuiteCoverage.js'
import { meaningAt } from './meaningAt.js'
import { isPassed, type Places } from './placesOfPath.js'

/** What the user opened, folded or unfolded in a drawing. */
export type Expansion = {
  /** References that the user opened or closed, by their key. */
  readonly open: ReadonlyMap<string, boolean>
  /** How many alternatives are shown of a choice, by its key; the first few of others. */
  readonly shown: ReadonlyMap<string, number>
}

export const initialExpansion: Expansion = { open: new Map(), shown: new Map() }

/** Alternatives of a choice that are drawn at first, and how many more with each press. */
export const alternativesAtFirst = 20
const alternativesMore = 100
/** Maximum number of drawn boxes: more take too long to draw. */
const maxBoxes = 1500

type Named = Pick<Reference, 'name' | 'range'>

type Place = { readonly path: string; readonly range: { readonly start: { readonly offset: number } } }

/** Of a box or a choice: a rule that is opened twice has each of its places twice. */
export function keyOf({ path, range }: Place): string {
  return `${path}${range.start.offset}`
}

/** The state of the drawing of a grammar. */
export type Graph = {
  readonly analysis: Analysis
  readonly rule: RuleStatement
  readonly places: Places
  /** The meaning of the sentence that passes there; undefined without one. */
  readonly meaning: Meaning | undefined
  /** The coverage by the suite; undefined where that is not drawn. */
  readonly coverage: SuiteCoverage | undefined
  readonly folding: Expansion
}

/** Names of the slots, which the application fills; they are drawn as such. */
export function slotsIn({ symbols }: Analysis): ReadonlySet<string> {
  return new Set(symbols.slots.map(({ rule }) => rule.name))
}

/** Names of the rules of other grammars. */
export function importsIn({ symbols }: Analysis): ReadonlySet<string> {
  return new Set(symbols.imports.map(({ rule }) => rule.name))
}

/**
 * The body that is drawn in place of a reference: rules on the path of the sentence are open, unless the user chose
 * otherwise.
 */
export function openBody(graph: Graph, reference: Named, path: string): Choice | undefined {
  const isOpen =
    graph.folding.open.get(keyOf({ path, range: reference.range })) ?? isOnMatchPath(graph, reference, path)
  return isOpen && canOpen(graph, reference, path) ? bodyOf(graph, reference) : undefined
}

/** A rule can be opened unless it is not written, or is inside itself. */
export function canOpen(graph: Graph, reference: Named, path: string): boolean {
  const { source } = graph.analysis
  const entered = path.split('/').filter((offset) => offset !== '')
  const name = `<${reference.name}>`
  const isInside = entered.some((offset) => source.startsWith(name, Number(offset)))
  return reference.name !== graph.rule.rule.name && !isInside && bodyOf(graph, reference) !== undefined
}

/** How many alternatives of a choice are shown, beside those on the way of the sentence. */
export function alternativesShown({ folding }: Graph, body: Choice, path: string): number {
  return folding.shown.get(keyOf({ path, range: body.range })) ?? alternativesAtFirst
}

export function isKept({ places }: Graph, { range }: Sequence, path: string): boolean {
  return isPassed(places, path, range.start.offset, range.end.offset)
}

export function diagramOf(graph: Graph, words: DiagramLabels): RuleDiagram {
  return ruleDiagram(graph.rule, {
    words,
    slots: slotsIn(graph.analysis),
    imports: importsIn(graph.analysis),
    open: (reference, path) => openBody(graph, reference, path),
    canOpen: (reference, path) => canOpen(graph, reference, path),
    valueAt: (term, path) => meaningAt(graph.meaning, graph.places, term, path),
    bounds: {
      alternatives: (body, path) => alternativesShown(graph, body, path),
      boxes: maxBoxes,
      isKept: (alternative, path) => isKept(graph, alternative, path),
    },
  })
}

/** The reference is opened, or closed again. */
export function withOpen(folding: Expansion, key: string, isOpen: boolean): Expansion {
  return { ...folding, open: new Map(folding.open).set(key, isOpen) }
}

/** Some more alternatives of a choice are shown. */
export function withMore(folding: Expansion, key: string): Expansion {
  const now = folding.shown.get(key) ?? alternativesAtFirst
  return { ...folding, shown: new Map(folding.shown).set(key, now + alternativesMore) }
}

/** The rule whose statement is at a place of the text. */
export function ruleAround({ symbols }: Analysis, offset: number): RuleStatement | undefined {
  return symbols.definitions.find(({ range }) => range.start.offset <= offset && offset <= range.end.offset)
}

function isOnMatchPath({ places }: Graph, { range }: Named, path: string): boolean {
  return isPassed(places, path, range.start.offset, range.end.offset)
}

function bodyOf({ analysis }: Graph, { name }: Named): Choice | undefined {
  return analysis.symbols.rules.get(name)?.body
}
