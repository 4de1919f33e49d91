import { limits, type PronunciationWish, type WordPronunciations } from '@saywright/api/contract'
import type { SpokenWord } from '@saywright/grammar'
import { useEffect, useState } from 'react'

export type Pronounce = (words: readonly PronunciationWish[]) => Promise<readonly WordPronunciations[]>

export type Pronunciations = {
  /** Phonemes of requested words, the likeliest of each; empty for an unknown word. */
  readonly phonemes: ReadonlyMap<string, string>
  readonly isFailed: boolean
  readonly askAgain: () => void
}

const wishOf = ({ word, spellings: [pronas] }: SpokenWord): PronunciationWish =>
  pronas === undefined ? { word } : { word, pronas }

/** Words with the same spelling have the same pronunciation. */
export const keyOfWord = ({ word, spellings }: SpokenWord) => `${word} ${spellings[0] ?? ''}`

/** The pronunciations of the visible words; each is requested once. */
export function usePronunciations(words: readonly SpokenWord[], pronounce: Pronounce): Pronunciations {
  const [phonemes, setPhonemes] = useState<ReadonlyMap<string, string>>(new Map())
  const [failures, setFailures] = useState(0)
  const [isFailed, setFailed] = useState(false)
  const missing = words.filter((each) => !phonemes.has(keyOfWord(each))).slice(0, limits.wordsDescribedAtOnce)
  const asked = missing.map(keyOfWord).join('\n')
  // biome-ignore lint/correctness/useExhaustiveDependencies: the keys identify the missing words
  useEffect(() => {
    if (asked === '') return
    let isCurrent = true
    pronounce(missing.map(wishOf)).then(
      (found) => {
        if (!isCurrent) return
        const known = new Map(missing.map((each) => [each.word, keyOfWord(each)]))
        const told = found.map(
          ({ word, pronunciations: [best] }) => [known.get(word) ?? word, best?.phonemes ?? ''] as const,
        )
        const rest = missing.map((each) => [keyOfWord(each), ''] as const)
        setPhonemes((now) => new Map([...now, ...rest, ...told]))
      },
      () => isCurrent && setFailed(true),
    )
    return () => {
      isCurrent = false
    }
  }, [asked, failures])
  return {
    phonemes,
    isFailed,
    askAgain: () => {
      setFailed(false)
      setFailures(failures + 1)
    },
  }
}
