import type { CommandClash } from '@saywright/api/contract'
import type { WakeRating } from '../../model/rating/WakeRating.js'
import type { WordPlace } from '../../model/words/EditedWord.js'
import type { WordsContent } from '../../model/words/WordsContent.js'

export type RatingCardProps = {
  content: WordsContent
  place: WordPlace
  rating: WakeRating
  isOffline: boolean
  clashHref: (clash: CommandClash) => string
  onAddAnti: (text: string) => void
}
