import { ledgerPage, rulesAtLimits, testsByRule } from './ledgerPage.ts'
import { readRules } from './ledgerRulings.ts'
import { sourcesIn, textOf } from './sources.ts'

export const provedFile = 'docs/proved-rules.txt'
export const pageFile = 'docs/product-rules.md'

/** The rules of the specification. */
export const writtenRules = () => readRules(textOf('docs/rules.txt'))

/** The ids of the rules that were proved once. */
export const provedBefore = (): string[] => textOf(provedFile).trim().split('\n')

/** Tests of all kinds, in the order of their paths. */
export function ruleTests(): { path: string; text: string }[] {
  return sourcesIn(['apps', 'packages', 'services', 'e2e'], (file) =>
    /\.(test|stories|spec)\.tsx?$/.test(file),
  )
    .map(({ file, text }) => ({ path: file, text }))
    .toSorted((one, other) => (one.path < other.path ? -1 : 1))
}

/** The content of the page of the rules. */
export function currentPage(proved: readonly string[]): string {
  const tests = ruleTests()
  return ledgerPage(
    textOf(pageFile),
    writtenRules(),
    new Set(proved),
    testsByRule(tests),
    rulesAtLimits(tests),
  )
}
