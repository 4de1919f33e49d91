import type { AntiReason, WakeWordProposal, WakeWordRating } from '@saywright/api/contract'
import { speechWords } from '@saywright/grammar'
import type { CommandVocabulary } from './commandWords.js'

interface AntiSource {
  readonly wake: readonly string[]
  readonly anti: readonly string[]
  readonly ratings: readonly WakeWordRating[]
  /** What would be proposed if no anti wake word was there. */
  readonly proposals: readonly WakeWordProposal[]
  readonly commands: readonly CommandVocabulary[]
  /** Whether a word was looked for in the commands. */
  readonly isTelling: (word: string) => boolean
}

interface ToldAnti {
  readonly text: string
  readonly reason: AntiReason
  /** Of a command, the model that has it. */
  readonly model_name: string | null
}

const keyOf = (text: string) => speechWords(text).join(' ')

/**
 * Why each anti wake word is there, the first of: it is a part of a wake word, a frequent word near one, or words of a command;
 * otherwise somebody had it in mind.
 */
export function antiReasonsOf({
  wake,
  anti,
  ratings,
  proposals,
  commands,
  isTelling,
}: AntiSource): ToldAnti[] {
  const phrases = wake.map((text) => ` ${keyOf(text)} `)
  const nearWords = new Set(
    [
      ...ratings
        .flatMap(({ reasons }) => reasons)
        .flatMap(({ kind, other }) => (kind === 'near_word' && other ? [other] : [])),
      ...proposals.filter(({ reason }) => reason === 'near_word').map(({ text }) => text),
    ].map(keyOf),
  )
  const commandOf = (text: string) => {
    const words = speechWords(text).filter(isTelling)
    return words.length > 0 && commands.find(({ lines }) => words.every((word) => lines.has(word)))
  }
  return anti.map((text) => {
    const key = keyOf(text)
    if (key && phrases.some((phrase) => phrase.includes(` ${key} `)))
      return { text, reason: 'part', model_name: null }
    if (nearWords.has(key)) return { text, reason: 'near_word', model_name: null }
    const command = commandOf(text)
    return command
      ? { text, reason: 'command', model_name: command.name }
      : { text, reason: 'own', model_name: null }
  })
}
