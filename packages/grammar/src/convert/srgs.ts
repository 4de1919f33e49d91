import type { Range } from '../syntax/position.js'
import type { ConversionProblems } from './conversionProblem.js'
import type { ForeignRule, Target } from './ForeignGrammar.js'

/** They match silence, never, and any speech; no rule can have their names. */
export const specialRules: ReadonlySet<string> = new Set(['NULL', 'VOID', 'GARBAGE'])

/** Where a reference of SRGS leads: a rule of the grammar, a special one, or one of another grammar. */
export function targetOfSrgs(name: string, rules: ReadonlyMap<string, ForeignRule>): Target {
  const own = name.normalize('NFC').replace(/^#/, '')
  if (rules.has(own)) return { kind: 'rule', name: own }
  if (own === 'NULL') return { kind: 'silence' }
  if (own === 'VOID') return { kind: 'never' }
  if (own === 'GARBAGE') return { kind: 'any' }
  if (!/[#/:.]/.test(own)) return { kind: 'slot', name: own }
  const [file = '', rule] = own.split('#')
  const nameOfFile = (file.split('/').at(-1) ?? '').replace(/\.\w+$/, '')
  if (!rule) return { kind: 'import', name: nameOfFile, address: own }
  return { kind: 'import', name: rule, qualified: `${nameOfFile}.${rule}`, address: own }
}

/**
 * How the tags of a grammar are to be read, by its tag format: without one as literals, and those of formats that are not the
 * W3C's as programs.
 */
export function meaningOfTags(format: string | undefined): 'literal' | 'program' {
  return format === undefined || format.endsWith('-literals') ? 'literal' : 'program'
}

/** Whether the W3C's Semantic Interpretation for Speech Recognition 1.0 defines a tag format. */
export function isKnownTagFormat(format: string | undefined): boolean {
  return format === undefined || /^semantics\/1\.0(?:-literals)?$/.test(format)
}

interface SrgsStarts {
  readonly root: string | undefined
  readonly rootRange: Range | undefined
  readonly rules: ReadonlyMap<string, ForeignRule>
  readonly publicRules: readonly string[]
}

/** The rules with which sentences begin: the root, and without one that is defined the public rules. */
export function startsOfSrgs(
  { root, rootRange, rules, publicRules }: SrgsStarts,
  problems: ConversionProblems,
): readonly string[] {
  if (root !== undefined && rules.has(root)) return [root]
  if (root !== undefined) problems.add('unknown-root', rootRange ?? problems.range(0, 0), { rule: root })
  return publicRules
}
