import type { Analysis } from '@saywright/grammar'
import {
  isNameTaken,
  type LibraryRule,
  type LibrarySubject,
  libraryRules,
  lineOfImport,
} from '@saywright/grammar/library'

/** What is imported by one line: a rule, or one in several ranges. */
export type OfferedRule = {
  readonly kind: LibraryRule['kind']
  /** The widest range first. */
  readonly ranges: readonly [LibraryRule, ...LibraryRule[]]
  /** The line from 1 that imports it already, in whichever range. */
  readonly line: number | undefined
}

/** What is one row: the rules of a subject. */
export type OfferedSubject = {
  readonly subject: LibrarySubject
  readonly rules: readonly [OfferedRule, ...OfferedRule[]]
}

/** The rules of a language by subject, each in all its ranges. */
export function offeredRules(analysis: Analysis, language: string): OfferedSubject[] {
  const all = libraryRules(language)
  return [...new Set(all.map(({ subject }) => subject))].map((subject) => {
    const kinds = new Set(all.filter((rule) => rule.subject === subject).map(({ kind }) => kind))
    const [first, ...more] = [...kinds].map((kind): OfferedRule => {
      const [widest, ...others] = all.filter((rule) => rule.kind === kind)
      const ranges = [widest as LibraryRule, ...others] as const
      const lines = ranges.map(({ name }) => lineOfImport(analysis, language, name))
      return { kind, ranges, line: lines.find((line) => line !== undefined) }
    })
    return { subject, rules: [first as OfferedRule, ...more] }
  })
}

const ruleName = /^[\p{L}_][\p{L}\p{M}\p{N}_-]*$/u

/** Whether a rule may be called so in the grammar. */
export const isFreeName = (analysis: Analysis, name: string) =>
  ruleName.test(name) && !isNameTaken(analysis, name)
