import { CoverageCard } from './CoverageCard.js'
import type { SampleRow } from './sampleRows.js'
import type { CheckedContent } from './useCheckedContent.js'
import { WordCoverageCard } from './WordCoverageCard.js'

export type CoveredProps = {
  content: CheckedContent
  rows: readonly SampleRow[]
  /** Of the sentences, as a BCP 47 tag. */
  lang: string | undefined
}

/** How much of the grammar, or of the wake words, the chosen recordings say. */
export function Covered({ content: { grammar, words }, rows, lang }: CoveredProps) {
  const sentences = rows.flatMap(({ isChosen, transcription, expected: { expectation } }) =>
    isChosen && transcription && expectation === 'sentence' ? [transcription] : [],
  )
  if (words) return <WordCoverageCard words={words} sentences={sentences} lang={lang} />
  return (
    grammar && (
      <CoverageCard
        compiled={grammar.analysis.compiled}
        slots={grammar.slots}
        lang={lang}
        sentences={sentences}
      />
    )
  )
}
