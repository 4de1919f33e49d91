import type { Project, RequestState } from '@saywright/api/contract'
import { requestStatesOf } from '@saywright/api/contract'
import { type Status, StatusBadge, Text } from '@saywright/ui'
import { formatDate, useMessages } from '@saywright/ui/i18n'
import { areaMessages } from '../messages.js'
import { facts } from './ProjectFacts.css.js'

export type ProjectFactsProps = {
  project: Project
  /** In milliseconds since 1970. */
  now: number
}

const statusOf: Readonly<Record<RequestState, Status>> = {
  request_pending_validation: 'waiting',
  currently_delivered: 'done',
  ongoing_evaluation: 'running',
  expired_resources: 'ended',
}

/** How a project stands with what it asked for, until when, and what it runs on. */
export function ProjectFacts({ project, now }: ProjectFactsProps) {
  const t = useMessages(areaMessages)
  const { evaluation_ends_on: end, solution_operating_system: systems } = project
  const isOver = end !== undefined && end !== null && Date.parse(end) <= now
  return (
    <span className={facts}>
      {requestStatesOf(project, now).map((state) => (
        <StatusBadge key={state} status={statusOf[state]}>
          {t(`states.${state}`)}
        </StatusBadge>
      ))}
      {end && (
        <Text as="span" variant="bodySmall">
          {t(isOver ? 'ended' : 'ends', { date: formatDate(end) })}
        </Text>
      )}
      {systems && systems.length > 0 && (
        <Text as="span" variant="bodySmall">
          {systems.join(', ')}
        </Text>
      )}
    </span>
  )
}
