import type { WakeRating } from '../../model/rating/WakeRating.js'
import type { WordPlace, WordRole } from '../../model/words/EditedWord.js'
import type { WordsContent } from '../../model/words/WordsContent.js'

export type WordListsProps = {
  content: WordsContent
  rating: WakeRating
  /** Language of the words, as a BCP 47 tag. */
  lang: string | undefined
  chosen: WordPlace | undefined
  isOffline: boolean
  onChoose: (place: WordPlace) => void
  /** Adds a word, whose spelling is then written. */
  onAdd: (role: WordRole) => void
  onAddAnti: (text: string) => void
  onSay: (text: string) => Promise<Blob>
}
