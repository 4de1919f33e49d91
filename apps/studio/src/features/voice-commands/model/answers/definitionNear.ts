import { type Analysis, definitionOf, importedFrom, type Range, ruleAt } from '@saywright/grammar'

/** A rule that is named at some place. */
export type Definition = {
  readonly rule: string
  /** Where this text defines it. */
  readonly range: Range | undefined
  /** The model from which it is imported. */
  readonly elsewhere: { readonly grammar: string; readonly rule: string } | undefined
}

/** @returns undefined where no rule is named. */
export function definitionNear(analysis: Analysis, offset: number): Definition | undefined {
  const rule = ruleAt(analysis, offset)
  return (
    rule && {
      rule: rule.name,
      range: definitionOf(analysis, rule.name),
      elsewhere: importedFrom(analysis, rule.name),
    }
  )
}
