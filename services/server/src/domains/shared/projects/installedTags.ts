import { hearingOf, languagesFor } from '@saywright/api/catalogue'
import type { ProjectTag } from '@saywright/api/contract'

/** The technologies of the engines of this installation, in the languages that each serves. */
export const installedTags: readonly ProjectTag[] = [
  { technology: 'asr', langs: ['eng-US', 'fra-FR'] },
  {
    technology: 'wake-word',
    // Wake words are found with the sounds of their language, or with those that it borrows.
    langs: languagesFor('wake_word')
      .filter(({ bcp47 }) => hearingOf(bcp47))
      .map(({ code }) => code),
  },
]
