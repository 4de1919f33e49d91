import type { SuiteTest } from '@saywright/api/contract'

/** The expectation of a typed test: that a sentence is accepted, that it is refused, or that it has a meaning. */
export const suiteKinds = ['accept', 'refuse', 'meaning'] as const
export type SuiteKind = (typeof suiteKinds)[number]

export function kindOfTest({ expect, intent, entities }: SuiteTest): SuiteKind {
  if (expect === 'refuse') return 'refuse'
  return intent === undefined && entities === undefined ? 'accept' : 'meaning'
}
