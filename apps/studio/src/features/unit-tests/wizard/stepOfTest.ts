import type { Analysis } from '@saywright/grammar'
import type { slotsOfTest, TestValues } from './testValues.js'

/** The test in this step of the wizard. */
export type StepOfTest = {
  readonly values: TestValues
  readonly change: (values: TestValues) => void
  /** Whether the user tried to continue with something missing. */
  readonly isAtFault: boolean
}

/** The grammar against which the sentences of the recordings are checked. */
export type TestedGrammar = {
  readonly analysis: Analysis
  readonly slots: Parameters<typeof slotsOfTest>[0]['slots']
  /** Of the sentences, as a BCP 47 tag. */
  readonly lang: string | undefined
  readonly href: string
}
