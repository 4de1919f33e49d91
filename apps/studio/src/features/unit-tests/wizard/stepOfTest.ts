import type { TestedWakeWordLists } from '@saywright/api/contract'
import type { Analysis } from '@saywright/grammar'
import type { slotsOfTest, TestValues } from './testValues.js'

/** The test in this step of the wizard. */
export type StepOfTest = {
  readonly values: TestValues
  readonly change: (values: TestValues) => void
  /** Whether the user tried to continue with something missing. */
  readonly isAtFault: boolean
}

type Tested = {
  /** Of the sentences, as a BCP 47 tag. */
  readonly lang: string | undefined
  /** Where the model is opened. */
  readonly href: string
}

/** What the recordings are checked against: a grammar, or wake words. */
export type TestedContent =
  | (Tested & {
      readonly type: 'voice_commands'
      readonly analysis: Analysis
      readonly slots: Parameters<typeof slotsOfTest>[0]['slots']
    })
  | (Tested & { readonly type: 'wake_word'; readonly words: TestedWakeWordLists })

/** Whether nothing can be tested with it: a grammar with errors, or no wake word. */
export const isUntestable = (tested: TestedContent): boolean =>
  tested.type === 'voice_commands' ? tested.analysis.hasErrors : tested.words.positive_words.length === 0
