import {
  type MessageOf,
  type PronouncedWord,
  spokenWish,
  type voiceWakeRequests,
  type WakeWord,
} from '@saywright/api/contract'
import { incorrectForm } from '@saywright/http'

interface WordLists {
  readonly positive_words: readonly WakeWord[]
  readonly negative_words: readonly WakeWord[]
}

type Listened = Extract<MessageOf<typeof voiceWakeRequests>, { type: 'words' }>['data']

/**
 * Wake words and anti wake words as the voice service takes them.
 *
 * @throws ApiFailure `incorrect_form` when there is no wake word.
 */
export function spokenWordsOf({ positive_words, negative_words }: WordLists): Listened {
  if (positive_words.length === 0) throw incorrectForm({ positive_words: 'atLeastOneRequired' })
  return { wake: positive_words.map(spoken), anti: negative_words.map(spoken) }
}

const spoken = ({ text, ...wish }: WakeWord): PronouncedWord => ({ word: text, ...spokenWish(wish) })
