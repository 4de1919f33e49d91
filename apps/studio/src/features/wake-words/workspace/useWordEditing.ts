import { useMessages } from '@saywright/ui/i18n'
import { useState } from 'react'
import { wakeWordsMessages } from '../messages/index.js'
import { withAnti, withChanged, withoutWord, withRestored, withWord } from '../model/words/changeWords.js'
import { type EditedWord, newWord, type WordPlace, type WordRole } from '../model/words/EditedWord.js'
import { hasRoom, type WordsContent } from '../model/words/WordsContent.js'
import type { DocumentActions } from '../model/workspace/WakeWordWorkspace.js'

const firstOf = ({ wake, anti }: WordsContent): WordPlace | undefined =>
  wake.length > 0 ? { role: 'wake', index: 0 } : anti.length > 0 ? { role: 'anti', index: 0 } : undefined

/** The chosen word, and what is done with the words. */
export function useWordEditing(
  content: WordsContent,
  { change, offerUndo }: Pick<DocumentActions, 'change' | 'offerUndo'>,
  defaultChosen: WordPlace | undefined,
) {
  const t = useMessages(wakeWordsMessages)
  const [wanted, setWanted] = useState(defaultChosen)
  const [isNaming, setNaming] = useState(false)
  // A word that is gone, by a removal or a version of someone else, is chosen no more.
  const chosen = wanted && content[wanted.role][wanted.index] ? wanted : firstOf(content)
  const choose = (place: WordPlace) => {
    setWanted(place)
    setNaming(false)
  }
  return {
    chosen,
    word: chosen && content[chosen.role][chosen.index],
    isNaming,
    setNaming,
    choose,
    add: (role: WordRole) => {
      change((now) => withWord(now, role, newWord()))
      setWanted({ role, index: content[role].length })
      setNaming(true)
    },
    addAnti: (text: string) => change((now) => (hasRoom(now, 'anti') ? withAnti(now, text) : now)),
    change: (place: WordPlace, changes: Partial<EditedWord>) =>
      change((now) => withChanged(now, place, changes)),
    remove: (place: WordPlace) => {
      const removed = content[place.role][place.index]
      if (!removed) return
      change((now) => withoutWord(now, place))
      setNaming(false)
      if (removed.text.trim() === '') return
      offerUndo(t('lists.removed', { word: removed.text }), () => {
        change((now) => withRestored(now, place, removed))
        choose(place)
      })
    },
  }
}
