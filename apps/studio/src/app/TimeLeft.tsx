import type { ProjectStanding } from '@saywright/api/contract'
import { ProjectStateBadge } from '@saywright/shell/components'
import { Countdown, Inline, Link, StatusBadge } from '@saywright/ui'
import { useMessages } from '@saywright/ui/i18n'
import { type ReactNode, useState } from 'react'
import { layoutMessages } from './messages.js'

export type TimeLeftProps = {
  standing: ProjectStanding
  /** Absent for a project that has no trial. */
  trialEndsOn?: string | undefined
  /** Where to request resources, or to start a trial. */
  moreHref: string
}

/**
 * The state of the project, and how to continue where it can use nothing; a trial replaces it until something is delivered.
 */
export function TimeLeft({ standing, trialEndsOn, moreHref }: TimeLeftProps) {
  const isUsable = standing.state === 'evaluation' || standing.state === 'production'
  if (!isUsable && trialEndsOn) return <TrialLeft endsOn={trialEndsOn} moreHref={moreHref} />
  const badge = <ProjectStateBadge {...standing} />
  return standing.state === 'ended' ? <Ended moreHref={moreHref}>{badge}</Ended> : badge
}

/** How much is left of the hour in which a project without resources may try the studio, to the second. */
function TrialLeft({ endsOn, moreHref }: { endsOn: string; moreHref: string }) {
  const t = useMessages(layoutMessages)
  const [endedOn, setEndedOn] = useState<string>()
  if (endedOn === endsOn)
    return (
      <Ended moreHref={moreHref}>
        <StatusBadge status="ended">{t('trialEnded')}</StatusBadge>
      </Ended>
    )
  return (
    <StatusBadge status="running">
      {t('trial')} <Countdown until={endsOn} label={t('trialLeft')} onEnd={() => setEndedOn(endsOn)} />
    </StatusBadge>
  )
}

/** The ended state, and how to continue. */
function Ended({ children, moreHref }: { children: ReactNode; moreHref: string }) {
  const t = useMessages(layoutMessages)
  return (
    <Inline gap="x1">
      {children}
      <Link variant="standalone" href={moreHref}>
        {t('askForMore')}
      </Link>
    </Inline>
  )
}
