import type { PronouncedWord, TestedWakeWords } from '@saywright/api/contract'

/** Words of a model of wake words as the voice service takes them: with a respelling, or with IPA between slashes. */
export const spokenWakeWords = ({ positive_words, negative_words }: TestedWakeWords) => ({
  wake: positive_words.map(spokenWord),
  anti: negative_words.map(spokenWord),
})

function spokenWord({ text, pronas, phonemes }: TestedWakeWords['positive_words'][number]): PronouncedWord {
  if (phonemes) return { word: text, pronunciations: [`/${phonemes.replace(/[[\]\s]+/g, '')}/`] }
  return pronas ? { word: text, pronunciations: [pronas] } : { word: text }
}
