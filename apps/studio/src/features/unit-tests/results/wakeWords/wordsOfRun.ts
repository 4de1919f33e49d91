import type { TestedWakeWordLists, UnitTestRun } from '@saywright/api/contract'
import type { TranslateOf } from '@saywright/ui/i18n'
import type { unitTestsMessages } from '../../messages/index.js'

type Word = TestedWakeWordLists['positive_words'][number]

/** A word of a run, and whether it must not wake. */
export type WordOfRun = Word & { readonly isAnti: boolean }

type Run = Pick<UnitTestRun, 'wake_words'>

/** The words of a run, those that wake first. */
export function wordsOfRun({ wake_words }: Run): WordOfRun[] {
  const { positive_words = [], negative_words = [] } = wake_words ?? {}
  return [
    ...positive_words.map((word) => ({ ...word, isAnti: false })),
    ...negative_words.map((word) => ({ ...word, isAnti: true })),
  ]
}

/** What a run was made with as text: its grammar, or its words, one a line. */
export function testedText(
  run: Run & Pick<UnitTestRun, 'grammar'>,
  t: TranslateOf<typeof unitTestsMessages>,
): string {
  if (!run.wake_words) return run.grammar
  return wordsOfRun(run)
    .map(({ text, pronas, phonemes, isAnti }) => {
      const word = [text, phonemes ?? pronas].filter(Boolean).join(' ')
      return isAnti ? t('wakeWords.antiWord', { word }) : word
    })
    .join('\n')
}
