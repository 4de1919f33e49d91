import type { Analysis, SlotValues } from '@saywright/grammar'
import { Badge, Button, Heading, Stack, Tag, Text } from '@saywright/ui'
import { useMessages } from '@saywright/ui/i18n'
import { useMemo, useState } from 'react'
import { HearButton } from '../../../../parts/speech/HearButton.js'
import { helperMessages } from '../../messages/helperMessages.js'
import type { ProposedSentences } from '../../model/answers/proposedSentences.js'
import type { GrammarWorker } from '../../model/grammar-worker/GrammarWorker.js'
import { useGrammarQuery } from '../../model/grammar-worker/useGrammarQuery.js'
import { another, section, sentencesHead, sentences as sentencesList } from './HelperDialog.css.js'

export type NewSentencesProps = {
  worker: GrammarWorker
  before: Analysis
  after: string
  slots: SlotValues
  /** Language of the sentences, as a BCP 47 tag. */
  lang: string | undefined
  /** Has a sentence said; absent where nothing can say it. */
  onSay?: ((text: string) => Promise<Blob>) | undefined
}

const nothing: ProposedSentences = { added: [], addedCount: undefined, lost: [] }

/** Sentences that a proposal adds, and those that it removes. */
export function NewSentences({ worker, before, after, slots, lang, onSay }: NewSentencesProps) {
  const t = useMessages(helperMessages)
  const [seed, setSeed] = useState(1)
  const about = useMemo(() => ({ after, slots, seed }), [after, slots, seed])
  const told = useGrammarQuery(worker, 'proposed', before, about)
  if (!told) return null
  const { added, addedCount, lost } = told.answer ?? nothing
  return (
    <div className={section}>
      <Stack gap="x1">
        <div className={sentencesHead}>
          <Heading level={3} variant="label">
            {t('sentences')}
          </Heading>
          {addedCount !== undefined && <Badge count={Number(addedCount)} />}
          {added.length > 0 && (
            <span className={another}>
              <Button size="small" variant="ghost" onPress={() => setSeed(seed + 1)}>
                {t('another')}
              </Button>
            </span>
          )}
        </div>
        {added.length > 0 ? (
          <ul className={sentencesList} aria-label={t('sentences')} lang={lang}>
            {added.map((sentence) => (
              <li key={sentence}>
                {onSay ? (
                  <HearButton label={sentence} text={sentence} onSay={onSay} isLabelShown />
                ) : (
                  <Tag>{sentence}</Tag>
                )}
              </li>
            ))}
          </ul>
        ) : (
          <Text variant="bodySmall" tone="secondary">
            {t('noSentences')}
          </Text>
        )}
        {lost.length > 0 && (
          <>
            <Heading level={3} variant="label">
              {t('lost')}
            </Heading>
            <ul className={sentencesList} aria-label={t('lost')} lang={lang}>
              {lost.map((sentence) => (
                <li key={sentence}>
                  <Tag tone="warning">{sentence}</Tag>
                </li>
              ))}
            </ul>
          </>
        )}
      </Stack>
    </div>
  )
}
