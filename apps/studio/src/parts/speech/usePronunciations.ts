import { limits, type PronunciationWish, type WordPronunciations } from '@saywright/api/contract'
import type { SpokenWord } from '@saywright/grammar'
import { useEffect, useState } from 'react'

export type Pronounce = (words: readonly PronunciationWish[]) => Promise<readonly WordPronunciations[]>

export type Pronunciations = {
  /** Phonemes of words that were asked, the likeliest of each; empty where nobody knows. */
  readonly phonemes: ReadonlyMap<string, string>
  readonly isFailed: boolean
  readonly askAgain: () => void
}

const wishOf = ({ word, spellings: [pronas] }: SpokenWord): PronunciationWish =>
  pronas === undefined ? { word } : { word, pronas }

/** Words with the same spelling are said alike. */
export const keyOfWord = ({ word, spellings }: SpokenWord) => `${word} ${spellings[0] ?? ''}`

/** How the words in sight are said; each is asked once. */
export function usePronunciations(words: readonly SpokenWord[], pronounce: Pronounce): Pronunciations {
  const [phonemes, setPhonemes] = useState<ReadonlyMap<string, string>>(new Map())
  const [failures, setFailures] = useState(0)
  const [isFailed, setFailed] = useState(false)
  const missing = words.filter((each) => !phonemes.has(keyOfWord(each))).slice(0, limits.wordsDescribedAtOnce)
  const asked = missing.map(keyOfWord).join('\n')
  // biome-ignore lint/correctness/useExhaustiveDependencies: which words are missing is told by their keys
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
