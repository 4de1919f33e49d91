import { generate, type SlotValues } from '@saywright/grammar'
import { Button, Dialog, Message, Pressable, Text } from '@saywright/ui'
import { useLocale, useMessages } from '@saywright/ui/i18n'
import { useMemo, useState } from 'react'
import { voiceCommandsMessages } from '../messages/index.js'
import { formatCount } from './formatCount.js'
import type { CheckedGrammar } from './grammarState.js'
import { sentence as sentenceClass, sentences as sentencesClass } from './SampleDialog.css.js'

export type SampleDialogProps = {
  /** The last version without errors, if there was one. */
  grammar: CheckedGrammar | undefined
  /** The text has errors, so what is shown is of an earlier one. */
  isEarlier: boolean
  slots: SlotValues
  /** Language of the sentences, as a BCP 47 tag. */
  lang: string | undefined
  onUse: (sentence: string) => void
  onClose: () => void
}

const sampleSize = 12

/** Some of the sentences that the grammar accepts. The same number gives the same sample, so that a test can name it. */
export function SampleDialog({ grammar, isEarlier, slots, lang, onUse, onClose }: SampleDialogProps) {
  const t = useMessages(voiceCommandsMessages)
  const locale = useLocale()
  const [seed, setSeed] = useState(1)
  const sentences = useMemo(
    () => (grammar ? generate(grammar.analysis.compiled, { slots, limit: sampleSize, seed }) : []),
    [grammar, slots, seed],
  )
  return (
    <Dialog
      isOpen
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={t('sample.title')}
      description={sentences.length > 0 ? t('sample.lead') : undefined}
      note={grammar && formatCount(grammar.count, t, locale)}
      actions={
        <>
          <Button onPress={onClose}>{t('sample.close')}</Button>
          <Button variant="primary" onPress={() => setSeed(seed + 1)} isDisabled={sentences.length === 0}>
            {t('sample.another')}
          </Button>
        </>
      }
    >
      {grammar && isEarlier && <Message tone="warning">{t('sample.earlier')}</Message>}
      {sentences.length === 0 ? (
        <Text>{t(grammar ? 'sample.empty' : 'sample.none')}</Text>
      ) : (
        <ul className={sentencesClass}>
          {sentences.map((sentence) => (
            <li key={sentence}>
              <Pressable
                className={sentenceClass}
                aria-label={t('sample.use', { sentence })}
                onPress={() => onUse(sentence)}
              >
                <span lang={lang}>{sentence}</span>
              </Pressable>
            </li>
          ))}
        </ul>
      )}
    </Dialog>
  )
}
