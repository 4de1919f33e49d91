import type { SpokenWord } from '@saywright/grammar'
import { Button, Dialog, matchesText, SearchField, Stack, Text } from '@saywright/ui'
import { useMessages } from '@saywright/ui/i18n'
import { useState } from 'react'
import { NotAsked } from '../../../../parts/speech/NotAsked.js'
import { type Pronounce, usePronunciations } from '../../../../parts/speech/usePronunciations.js'
import { pronounceMessages } from '../../messages/pronounceMessages.js'
import { dialogList } from '../../parts/dialogList.css.js'
import { WordRow, type WordRowProps } from './WordRow.js'

export type PronunciationsDialogProps = Pick<WordRowProps, 'lang' | 'onSay' | 'onChange'> & {
  /** Every word of the grammar, with how it is spelled there. */
  words: readonly SpokenWord[]
  onPronounce: Pronounce
  onClose: () => void
}

const rowsPerStep = 25

/** The words of a grammar: their pronunciations, to be played and changed. */
export function PronunciationsDialog({ words, lang, onClose, ...row }: PronunciationsDialogProps) {
  const t = useMessages(pronounceMessages)
  const [sought, setSought] = useState('')
  const [most, setMost] = useState(rowsPerStep)
  const [changed, setChanged] = useState<string>()
  const found = words.filter(({ word }) => matchesText(word, sought))
  const shown = found.slice(0, most)
  const { phonemes, isFailed, askAgain } = usePronunciations(shown, row.onPronounce)
  const rest = found.length - shown.length
  return (
    <Dialog
      isOpen
      size="medium"
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={t('title')}
      description={t('lead')}
      actions={<Button onPress={onClose}>{t('close')}</Button>}
    >
      <Stack gap="x2">
        {words.length > rowsPerStep && <SearchField label={t('find')} value={sought} onChange={setSought} />}
        {isFailed && <NotAsked onAskAgain={askAgain} />}
        {shown.length === 0 && <Text>{t(words.length === 0 ? 'none' : 'noFound')}</Text>}
        <ul className={dialogList} aria-label={t('list')}>
          {shown.map((word) => (
            <WordRow
              key={word.word}
              {...row}
              word={word}
              lang={lang}
              phonemes={phonemes}
              isChanging={word.word === changed}
              onOpen={setChanged}
            />
          ))}
        </ul>
        {rest > 0 && (
          <Button variant="ghost" onPress={() => setMost(most + rowsPerStep)}>
            {t('more', { count: Math.min(rest, rowsPerStep) })}
          </Button>
        )}
      </Stack>
    </Dialog>
  )
}
