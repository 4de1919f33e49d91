import { Message, StatusBadge, Text } from '@saywright/ui'
import { useMessages } from '@saywright/ui/i18n'
import { useId } from 'react'
import { voiceCommandsMessages } from '../messages/index.js'
import { SentenceInput } from './SentenceInput.js'
import { speechTokens } from './speechTokens.js'
import { status } from './TryTyping.css.js'
import type { SentenceMatch } from './trySentence.js'

export type TryTypingProps = {
  sentence: string
  sentenceMatch: SentenceMatch
  lang: string | undefined
  /** Which grammar the sentence is checked with. */
  checkedWith: 'this' | 'last' | 'none'
  onSentence: (sentence: string) => void
}

/** Whether a written sentence can be said, while it is written. Nothing leaves the browser. */
export function TryTyping({ sentence, sentenceMatch, lang, checkedWith, onSentence }: TryTypingProps) {
  const t = useMessages(voiceCommandsMessages)
  const statusId = useId()
  const total = speechTokens(sentence).filter(({ isWord }) => isWord).length
  const following =
    sentenceMatch && (sentenceMatch.result.matched ? total : sentenceMatch.result.longestPrefix)
  return (
    <div>
      <SentenceInput
        label={t('try.field')}
        placeholder={t('try.placeholder')}
        value={sentence}
        onChange={onSentence}
        lang={lang}
        following={following}
        describedBy={statusId}
      />
      <div id={statusId} className={status} role="status">
        {sentenceMatch && <Verdict sentenceMatch={sentenceMatch} total={total} />}
      </div>
      {checkedWith !== 'this' && (
        <Message tone="warning">{t(checkedWith === 'last' ? 'try.lastGood' : 'try.noGrammar')}</Message>
      )}
    </div>
  )
}

function Verdict({
  sentenceMatch: { result },
  total,
}: {
  sentenceMatch: NonNullable<SentenceMatch>
  total: number
}) {
  const t = useMessages(voiceCommandsMessages)
  if (result.matched) {
    return (
      <>
        <StatusBadge status="done">{t('try.match')}</StatusBadge>
        <Text as="span" variant="caption" tone="secondary">
          {t('try.ways', { count: result.ways })}
        </Text>
      </>
    )
  }
  const isUnfinished = result.longestPrefix === total
  return (
    <>
      <StatusBadge status={isUnfinished ? 'waiting' : 'ended'}>
        {t(isUnfinished ? 'try.unfinished' : 'try.noMatch')}
      </StatusBadge>
      <Text as="span" variant="caption" tone="secondary">
        {t('try.follow', { count: result.longestPrefix, total })}
      </Text>
    </>
  )
}
