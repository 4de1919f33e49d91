import { labelOf, type ProjectState, projectStates } from '@saywright/api/catalogue'
import { type Status, StatusBadge } from '@saywright/ui'
import { useLocale, useMessages } from '@saywright/ui/i18n'
import { stateBadgeMessages } from './messages.js'

export type ProjectStateBadgeProps = {
  /** Of `projectStanding`. */
  state: ProjectState
  /** Whole days until the evaluation ends; only while it is evaluated. */
  daysLeft?: number
}

const shapeOf: Readonly<Record<ProjectState, Status>> = {
  draft: 'draft',
  waiting: 'waiting',
  evaluation: 'running',
  ended: 'ended',
  production: 'done',
}

/** The state of a project: the same shape and the same words on every screen. */
export function ProjectStateBadge({ state, daysLeft }: ProjectStateBadgeProps) {
  const t = useMessages(stateBadgeMessages)
  const label = labelOf(projectStates, state, useLocale())
  return (
    <StatusBadge status={shapeOf[state]}>
      {daysLeft === undefined ? label : t('daysLeft', { state: label, count: daysLeft })}
    </StatusBadge>
  )
}
