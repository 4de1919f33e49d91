import { Countdown, Inline, Link, StatusBadge } from '@saywright/ui'
import { useMessages } from '@saywright/ui/i18n'
import { useState } from 'react'
import { layoutMessages } from './messages.js'

/** Where one asks for resources, or starts a trial. */
type Ending = { moreHref: string }

/** How long an evaluation goes on, in days; 0 once it has ended. */
export function EvaluationLeft({ days, moreHref }: Ending & { days: number }) {
  const t = useMessages(layoutMessages)
  if (days === 0) return <Ended text={t('evaluationEnded')} moreHref={moreHref} />
  return <StatusBadge status="running">{t('evaluation', { count: days })}</StatusBadge>
}

/** How much is left of the hour in which a project without resources may try the studio, to the second. */
export function TrialLeft({ endsOn, moreHref }: Ending & { endsOn: string }) {
  const t = useMessages(layoutMessages)
  const [endedOn, setEndedOn] = useState<string>()
  if (endedOn === endsOn) return <Ended text={t('trialEnded')} moreHref={moreHref} />
  return (
    <StatusBadge status="running">
      {t('trial')} <Countdown until={endsOn} label={t('trialLeft')} onEnd={() => setEndedOn(endsOn)} />
    </StatusBadge>
  )
}

/** What has ended, and how to go on. */
function Ended({ text, moreHref }: Ending & { text: string }) {
  const t = useMessages(layoutMessages)
  return (
    <Inline gap="x1">
      <StatusBadge status="ended">{text}</StatusBadge>
      <Link variant="standalone" href={moreHref}>
        {t('askForMore')}
      </Link>
    </Inline>
  )
}
