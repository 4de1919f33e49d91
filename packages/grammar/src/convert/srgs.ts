import type { ForeignRule, Target } from './ForeignGrammar.js'

/** They match silence, never, and any speech; no rule can have their names. */
export const specialRules: ReadonlySet<string> = new Set(['NULL', 'VOID', 'GARBAGE'])

/** Where a reference of SRGS leads: a rule of the grammar, a special one, or one of another grammar. */
export function targetOfSrgs(name: string, rules: ReadonlyMap<string, ForeignRule>): Target {
  const own = name.replace(/^#/, '')
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

/** How the tags of a grammar are to be read, by its tag format. */
export function meaningOfTags(format: string | undefined): 'named text' | 'program' {
  return format !== undefined && /^semantics\/1\.0/.test(format) && !format.endsWith('-literals')
    ? 'program'
    : 'named text'
}
