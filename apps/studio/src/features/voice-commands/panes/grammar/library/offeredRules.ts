import type { Analysis } from '@saywright/grammar'
import { isNameTaken, type LibraryRule, libraryRules, lineOfImport } from '@saywright/grammar/library'

/** What is ticked as one: a rule, or one in several ranges. */
export type OfferedRule = {
  readonly kind: LibraryRule['kind']
  /** The widest range first. */
  readonly ranges: readonly [LibraryRule, ...LibraryRule[]]
  /** The line from 1 that imports it already, in whichever range. */
  readonly line: number | undefined
}

/** The rules of a language, each in all its ranges. */
export function offeredRules(analysis: Analysis, language: string): OfferedRule[] {
  const rules = libraryRules(language)
  return [...new Set(rules.map(({ kind }) => kind))].map((kind) => {
    const [first, ...more] = rules.filter((rule) => rule.kind === kind)
    const ranges = [first as LibraryRule, ...more] as const
    const lines = ranges.map(({ name }) => lineOfImport(analysis, language, name))
    return { kind, ranges, line: lines.find((line) => line !== undefined) }
  })
}

const ruleName = /^[\p{L}_][\p{L}\p{M}\p{N}_-]*$/u

/** Whether a rule may be called so in the grammar. */
export const isFreeName = (analysis: Analysis, name: string) =>
  ruleName.test(name) && !isNameTaken(analysis, name)
