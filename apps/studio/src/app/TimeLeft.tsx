import { Countdown, StatusBadge } from '@saywright/ui'
import { useMessages } from '@saywright/ui/i18n'
import { useState } from 'react'
import { layoutMessages } from './messages.js'

/** How long an evaluation goes on, in days; 0 once it has ended. */
export function EvaluationLeft({ days }: { days: number }) {
  const t = useMessages(layoutMessages)
  if (days === 0) return <StatusBadge status="ended">{t('evaluationEnded')}</StatusBadge>
  return <StatusBadge status="running">{t('evaluation', { count: days })}</StatusBadge>
}

/** How much is left of the hour in which a project without resources may try the studio, to the second. */
export function TrialLeft({ endsOn }: { endsOn: string }) {
  const t = useMessages(layoutMessages)
  const [endedOn, setEndedOn] = useState<string>()
  if (endedOn === endsOn) return <StatusBadge status="ended">{t('trialEnded')}</StatusBadge>
  return (
    <StatusBadge status="running">
      {t('trial')} <Countdown until={endsOn} label={t('trialLeft')} onEnd={() => setEndedOn(endsOn)} />
    </StatusBadge>
  )
}
