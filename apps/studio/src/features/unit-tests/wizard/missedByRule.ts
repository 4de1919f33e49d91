import type { Coverage } from '@saywright/grammar'

export interface MissedOfRule {
  /** Without brackets. */
  readonly rule: string
  /** Words that no recording says, each once; slots and built-in rules with their brackets. */
  readonly words: readonly string[]
  /** Whether no part of the rule is said. */
  readonly isWhole: boolean
}

/** Uncovered parts, by their rule, in the order of the text. */
export function missedByRule({ missed, missedRules }: Coverage): MissedOfRule[] {
  const byRule = new Map<string, Set<string>>()
  for (const { rule, kind, text } of missed) {
    const words = byRule.get(rule) ?? new Set()
    byRule.set(rule, words.add(kind === 'word' ? text : `<${text}>`))
  }
  return [...byRule].map(([rule, words]) => ({
    rule,
    words: [...words],
    isWhole: missedRules.includes(rule),
  }))
}
