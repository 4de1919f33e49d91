import { analyze } from '@saywright/grammar'
import { fn } from 'storybook/test'
import { slotValues } from '../../../parts/models/slotValues.js'
import { suiteRun } from '../model/answers/suiteRun.js'
import type { CoverageView } from '../model/coverage/SuiteCoverage.js'
import { pickingSlots } from './picking.js'

/** The drawn coverage of a grammar by some accepted sentences. */
export function aCoverage(grammar: string, sentences: readonly string[]): CoverageView {
  const suite = sentences.map((sentence) => ({ sentence, expect: 'accept' }) as const)
  const { covered } = suiteRun(analyze(grammar), suite, slotValues(pickingSlots))
  const said = covered.isSaid.reduce((sum, one) => sum + one, 0)
  return { coverage: { ...covered, source: grammar, said }, isShown: true, toggle: fn() }
}
