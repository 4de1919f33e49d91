import { failuresOf, nameKey, wakeWord } from '@saywright/api/contract'
import { type EditedWord, type WordPlace, wakeWordOf } from './EditedWord.js'
import type { WordsContent } from './WordsContent.js'

export type WordFault = {
  /** Why the spelling is refused. */
  readonly text?: 'required' | 'tooLong' | 'alreadyExists'
  /** Why the chosen pronunciation is refused. */
  readonly said?: 'required' | 'tooLong' | 'invalid'
}

/** What is wrong with a word, as the server will see it; undefined of a word that can be saved. */
export function faultOf(content: WordsContent, { role, index }: WordPlace): WordFault | undefined {
  const word = content[role][index]
  if (!word) return undefined
  const text = textFault(content, word)
  const said = saidFault(word)
  return text || said ? { ...(text && { text }), ...(said && { said }) } : undefined
}

function textFault({ wake, anti }: WordsContent, word: EditedWord): WordFault['text'] {
  if (word.text.trim() === '') return 'required'
  if ([...wake, ...anti].some((other) => other !== word && nameKey(other.text) === nameKey(word.text)))
    return 'alreadyExists'
  return failuresOf(wakeWord, { text: word.text.trim() }) ? 'tooLong' : undefined
}

function saidFault(word: EditedWord): WordFault['said'] {
  const { kind } = word
  if (kind === 'dictionary') return undefined
  if (word[kind].trim() === '') return 'required'
  const failures = failuresOf(wakeWord, { ...wakeWordOf(word), text: 'a' })
  if (!failures) return undefined
  return kind === 'phonemes' && failures.phonemes !== 'tooLong' ? 'invalid' : 'tooLong'
}

/** The first word that cannot be saved. */
export function firstFault(content: WordsContent): WordPlace | undefined {
  const places = (['wake', 'anti'] as const).flatMap((role) =>
    content[role].map((_, index) => ({ role, index })),
  )
  return places.find((place) => faultOf(content, place))
}

/** The words without those that cannot be saved: what can be rated and listened for already. */
export const soundContent = (content: WordsContent): WordsContent => ({
  ...content,
  wake: content.wake.filter((_, index) => !faultOf(content, { role: 'wake', index })),
  anti: content.anti.filter((_, index) => !faultOf(content, { role: 'anti', index })),
})
