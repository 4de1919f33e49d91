import { nameKey } from '@saywright/api/contract'
import { readSuiteText, type SuiteTest, writeSuiteText } from '@saywright/grammar'
import { type MergedText, markers } from './mergeText.js'

/**
 * Suites are merged by tests, not by lines: both sides add theirs at the end. Where both changed one test differently, both
 * are between markers. Comments and the order of the text stay.
 *
 * @param base the common base; without it, each test that differs is a conflict.
 * @param text the plain text of the folder.
 */
export function mergeSuite(
  base: readonly SuiteTest[] | undefined,
  text: string,
  theirs: readonly SuiteTest[],
): MergedText {
  const mine = readSuiteText(text).flatMap(({ test }) => test ?? [])
  const [old, own, others] = [bySentence(base ?? []), bySentence(mine), bySentence(theirs)]
  const conflicts = new Map<string, { readonly own: string; readonly other: string }>()
  const merged = [...new Set([...own.keys(), ...others.keys()])].flatMap((key) => {
    const [from, here, there] = [old, own, others].map((tests) => tests.get(key))
    const [before, one, other] = [textOf(from), textOf(here), textOf(there)]
    if (one === other || (base && other === before)) return here ?? []
    if (base && one === before) return there ?? []
    conflicts.set(key, { own: one, other })
    return here ?? there ?? []
  })
  const lines = writeSuiteText(merged, text).split('\n')
  for (const { line, lastLine, test } of readSuiteText(lines.join('\n')).toReversed()) {
    const conflict = test && conflicts.get(nameKey(test.sentence))
    if (!conflict) continue
    const sides = [markers.mine, ...linesOf(conflict.own), markers.between, ...linesOf(conflict.other)]
    lines.splice(line - 1, lastLine - line + 1, ...sides, markers.theirs)
  }
  return { text: lines.join('\n'), conflicts: conflicts.size }
}

const bySentence = (tests: readonly SuiteTest[]) =>
  new Map(tests.map((test) => [nameKey(test.sentence), test]))

const textOf = (test: SuiteTest | undefined) => (test ? writeSuiteText([test]) : '')
const linesOf = (text: string) => text.split('\n').filter((line) => line !== '')
