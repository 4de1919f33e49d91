import { type CompiledGrammar, runSuiteTest, type SlotValues, type SuiteTest } from '@saywright/grammar'
import type { TestedSuite } from './messages.js'

interface ToTest {
  readonly slots: SlotValues
  readonly suite: readonly SuiteTest[]
}

/** Counts the typed tests that pass; the nearest sentence of the others takes its time, and is not needed here. */
export function testSuite(grammar: CompiledGrammar, { slots, suite }: ToTest): TestedSuite {
  const passed = suite.filter(
    (test) => runSuiteTest(grammar, test, { slots, nearest: false }).conclusion === 'passed',
  )
  return { passed: passed.length, total: suite.length }
}
