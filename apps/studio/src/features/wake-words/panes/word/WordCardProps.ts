import type { WakeRating } from '../../model/rating/WakeRating.js'
import type { EditedWord, WordPlace } from '../../model/words/EditedWord.js'
import type { WordFault } from '../../model/words/wordFaults.js'
import type { SpeechState } from '../../model/workspace/WakeWordWorkspace.js'

export type WordCardProps = {
  place: WordPlace
  word: EditedWord
  fault: WordFault | undefined
  rating: WakeRating
  /** Language of the word, as a BCP 47 tag. */
  lang: string | undefined
  speech: SpeechState & { onSay: (text: string) => Promise<Blob> }
  /** Whether the spelling is being written. */
  isNaming: boolean
  onNaming: (isNaming: boolean) => void
  onChange: (changes: Partial<EditedWord>) => void
  onRemove: () => void
}
