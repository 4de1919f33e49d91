import type { UnitTestRun } from '@saywright/api/contract'
import { speechWords, vocabularyOf } from '@saywright/grammar'
import { useMemo, useState } from 'react'
import { keyOfWord, type Pronounce, usePronunciations } from '../../../../parts/speech/usePronunciations.js'
import { useRunGrammar } from './useRunGrammar.js'
import { type Confusion, confusedWords } from './wordConfusions.js'
import { lineOfWords, type WordGroup, wordGroups } from './wordGroups.js'
import { wordPairs } from './wordPairs.js'

/** The words that a run confused, beside those of rules and slots. */
export const confusedGroup = ''

const maxConfused = 60
const none: readonly WordGroup[] = []

/** The groups of words of a run, the pairs of the selected one, and their pronunciations. */
export function useWordPairs(
  run: Pick<UnitTestRun, 'grammar' | 'imports' | 'slots' | 'language'>,
  confusions: readonly Confusion[],
  onPronounce: Pronounce,
) {
  const grammar = useRunGrammar(run)
  const groups = useMemo(() => (grammar ? wordGroups(grammar.compiled, grammar.slots) : none), [grammar])
  const confused = useMemo(() => confusedWords(confusions, maxConfused), [confusions])
  const [chosen, setChosen] = useState<string>()
  const name = chosen ?? (confused.length > 0 ? confusedGroup : (groups[0]?.name ?? confusedGroup))
  const words = useMemo(
    () => (name === confusedGroup ? confused : (groups.find((group) => group.name === name)?.words ?? [])),
    [name, confused, groups],
  )
  const [more, setMore] = useState<readonly string[]>([])
  const spoken = useMemo(() => {
    const spellings = new Map(
      grammar && vocabularyOf(grammar.compiled, { slots: grammar.slots }).map((each) => [each.word, each]),
    )
    const all = new Set([...words, ...more].flatMap((each) => speechWords(each)))
    return [...all].map((word) => spellings.get(word) ?? { word, spellings: [] })
  }, [grammar, words, more])
  const { phonemes: pronounced, isFailed, askAgain } = usePronunciations(spoken, onPronounce)
  const phonemes = useMemo(
    () => new Map(spoken.map((each) => [each.word, pronounced.get(keyOfWord(each)) ?? ''])),
    [spoken, pronounced],
  )
  const pairs = useMemo(() => wordPairs(words, phonemes, confusions), [words, phonemes, confusions])
  return {
    group: { name, all: groups, choose: setChosen },
    ...{ words, pairs, phonemes, isFailed, askAgain },
    /** Requests the pronunciations of further words, too. */
    ask: (each: readonly string[]) => setMore((now) => [...new Set([...now, ...each])]),
    /** The rule or slot with a word, and its line there. */
    placeOf: (word: string) => {
      const group = groups.find(
        (each) => (name === confusedGroup || each.name === name) && each.words.includes(word),
      )
      if (!group || !grammar) return undefined
      return { group, line: lineOfWords(grammar.compiled, group, word, grammar.slots) }
    },
  }
}
