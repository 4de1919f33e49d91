import { refusalTitle } from '@saywright/api/catalogue'
import { Message, StatusBadge, Text } from '@saywright/ui'
import { useLocale, useMessages } from '@saywright/ui/i18n'
import type { LiveHearing } from '../../../model/quick-test/live.js'
import { live, liveText } from './LiveWords.css.js'
import { liveMessages } from './liveMessages.js'

export type LiveWordsProps = {
  hearing: LiveHearing
  /** Language of the speech, as a BCP 47 tag. */
  lang: string | undefined
}

/** The partial result while the user speaks, or why there is none. */
export function LiveWords({ hearing, lang }: LiveWordsProps) {
  const t = useMessages(liveMessages)
  const locale = useLocale()
  if (hearing.status === 'failed')
    return (
      <Message tone="warning" isAnnounced>
        {t(hearing.problem)}
      </Message>
    )
  const isHeard = hearing.status === 'listening' && (hearing.text !== '' || hearing.refusal !== undefined)
  return (
    <div className={live} role="status">
      {isHeard ? (
        <>
          <StatusBadge status={!hearing.isFinal ? 'running' : hearing.refusal ? 'ended' : 'done'}>
            {hearing.refusal
              ? refusalTitle(hearing.refusal, locale)
              : t(hearing.isFinal ? 'final' : 'partial')}
          </StatusBadge>
          <span className={liveText} lang={lang} data-partial={!hearing.isFinal || undefined}>
            {hearing.text}
          </span>
        </>
      ) : (
        <Text as="span" tone="secondary">
          {t(hearing.status === 'connecting' ? 'connecting' : 'speak')}
        </Text>
      )}
    </div>
  )
}
