import type { Matched } from '@saywright/grammar'
import { Icon, IconButton, Message, StatusBadge, Text } from '@saywright/ui'
import { useMessages } from '@saywright/ui/i18n'
import { ChevronLeft, ChevronRight } from 'lucide-react'
import { useId } from 'react'
import { voiceCommandsMessages } from '../../messages/index.js'
import type { SentenceMatch } from '../../model/answers/trySentence.js'
import { speechTokens } from '../../model/try/speechTokens.js'
import { SentenceInput } from './SentenceInput.js'
import { readings, status, verdict } from './TryTyping.css.js'

export type TryTypingProps = {
  sentence: string
  sentenceMatch: SentenceMatch
  lang: string | undefined
  /** Which grammar the sentence is checked with. */
  checkedWith: 'this' | 'last' | 'none'
  onSentence: (sentence: string) => void
  /** Follows another of several readings. */
  onReading: (reading: number) => void
}

/** Whether a written sentence can be said, while it is written. Nothing leaves the browser. */
export function TryTyping({
  sentence,
  sentenceMatch,
  lang,
  checkedWith,
  onSentence,
  onReading,
}: TryTypingProps) {
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
      <div className={verdict}>
        <div id={statusId} className={status} role="status">
          {sentenceMatch && <Verdict sentenceMatch={sentenceMatch} total={total} />}
        </div>
        {sentenceMatch?.result.matched && sentenceMatch.result.ways > 1 && (
          <Readings of={sentenceMatch.result} onReading={onReading} />
        )}
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
          {result.ways > 1 ? t('try.way', { way: result.reading + 1, count: result.ways }) : t('try.ways')}
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

/** After the last reading comes the first: neither arrow ever ends, and takes the focus with it. */
function Readings({
  of: { reading, ways },
  onReading,
}: {
  of: Matched
  onReading: (reading: number) => void
}) {
  const t = useMessages(voiceCommandsMessages)
  return (
    <span className={readings}>
      <IconButton
        size="small"
        icon={<Icon of={ChevronLeft} size={16} />}
        label={t('try.wayBefore')}
        onPress={() => onReading((reading + ways - 1) % ways)}
      />
      <IconButton
        size="small"
        icon={<Icon of={ChevronRight} size={16} />}
        label={t('try.wayAfter')}
        onPress={() => onReading((reading + 1) % ways)}
      />
    </span>
  )
}
