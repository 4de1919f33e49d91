import type { UnitTestResult } from '@saywright/api/contract'
import { soundLikeness } from '@saywright/grammar'
import { useEffect, useEffectEvent, useMemo, useState } from 'react'
import { Remedies } from './Remedies.js'
import { RemedyDialog } from './RemedyDialog.js'
import { thresholdRemedy, type WordRemedy, wordRemedies } from './remediesOf.js'
import type { useWordPairs } from './useWordPairs.js'
import type { WordGroup } from './wordGroups.js'
import { phonemesOf, type WordPair } from './wordPairs.js'

export type PairRemediesProps = {
  pair: WordPair
  found: ReturnType<typeof useWordPairs>
  results: readonly UnitTestResult[]
  /** The one that is tried, from 0 to 10000. */
  threshold: number
  onThreshold: (threshold: number) => void
  /** Of the words, as a BCP 47 tag. */
  lang: string
  /** Where the words of a rule or slot are changed, at a line of the text of the run where that still exists. */
  hrefOf: (
    group: WordGroup,
    line: number | undefined,
  ) => { readonly href: string; readonly line: number | undefined }
}

/** Remedies for a pair of words, with their predicted effect. */
export function PairRemedies({
  pair,
  found,
  results,
  threshold,
  onThreshold,
  lang,
  hrefOf,
}: PairRemediesProps) {
  const { phonemes, words, ask, placeOf } = found
  const remedies = useMemo(() => wordRemedies(pair, lang), [pair, lang])
  const [previewed, setPreviewed] = useState<WordRemedy>()
  const askProposed = useEffectEvent(() => ask(remedies.flatMap(({ proposed = [] }) => proposed)))
  useEffect(() => askProposed(), [])
  const likenessBetween = (one: string, other: string) => {
    const [a, b] = [phonemesOf(one, phonemes), phonemesOf(other, phonemes)]
    return a === undefined || b === undefined ? undefined : soundLikeness(a, b)
  }
  const closestTo = (said: string, without: string) =>
    words
      .filter((word) => word !== without && word !== said)
      .flatMap((word) => {
        const likeness = likenessBetween(said, word)
        return likeness === undefined ? [] : [{ word, likeness }]
      })
      .toSorted((a, b) => b.likeness - a.likeness)[0]
  const place = previewed && placeOf(previewed.word)
  return (
    <>
      <Remedies
        words={remedies}
        ofThreshold={thresholdRemedy(pair, results, threshold)}
        likeness={pair.likeness}
        likenessWith={({ beside }, said) => likenessBetween(said, beside)}
        onPreview={setPreviewed}
        onThreshold={onThreshold}
      />
      {previewed && (
        <RemedyDialog
          remedy={previewed}
          likeness={pair.likeness}
          likenessOf={(said) => likenessBetween(said, previewed.beside)}
          closestTo={(said) => closestTo(said, previewed.word)}
          place={place && { ...hrefOf(place.group, place.line), name: place.group.name }}
          onAsk={(said) => ask([said])}
          onClose={() => setPreviewed(undefined)}
        />
      )}
    </>
  )
}
