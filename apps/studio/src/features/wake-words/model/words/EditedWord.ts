import type { WakeWord } from '@saywright/api/contract'

export const pronunciationKinds = ['dictionary', 'pronas', 'phonemes'] as const

/** Where the pronunciation of a word comes from: one of three, never two. */
export type PronunciationKind = (typeof pronunciationKinds)[number]

/** A word while it is edited: the texts of the pronunciations that are not chosen stay until it is saved. */
export type EditedWord = {
  readonly text: string
  readonly kind: PronunciationKind
  readonly pronas: string
  readonly phonemes: string
}

/** What a word does: `wake` wakes the device, `anti` must not. */
export type WordRole = 'wake' | 'anti'

/** The place of a word in its model. */
export type WordPlace = { readonly role: WordRole; readonly index: number }

export const newWord = (text = ''): EditedWord => ({ text, kind: 'dictionary', pronas: '', phonemes: '' })

export function editedWordOf({ text, pronas, phonemes }: WakeWord): EditedWord {
  const kind = phonemes ? 'phonemes' : pronas ? 'pronas' : 'dictionary'
  return { text, kind, pronas: pronas ?? '', phonemes: phonemes ?? '' }
}

/** The word as it is saved: with the chosen pronunciation alone. */
export function wakeWordOf({ text, kind, pronas, phonemes }: EditedWord): WakeWord {
  const said = { pronas, phonemes, dictionary: '' }[kind].trim()
  return { text: text.trim(), ...(said !== '' && { [kind]: said }) }
}

/** Sounds of IPA as the speech engine takes them: between slashes. */
export const asSounds = (ipa: string): string => ['', ipa, ''].join('/')

/** The text that the speech engine says for a word: its spelling, another one, or its sounds. */
export function spokenText(word: EditedWord): string {
  const { text, pronas, phonemes } = wakeWordOf(word)
  if (phonemes) return asSounds(phonemes.replace(/[[\]\s]/g, ''))
  return pronas ?? text
}
