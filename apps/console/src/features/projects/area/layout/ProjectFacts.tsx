import { type Project, projectStanding } from '@saywright/api/contract'
import { ProjectStateBadge } from '@saywright/shell/components'
import { Text } from '@saywright/ui'
import { formatDay, useMessages } from '@saywright/ui/i18n'
import { useWidthClass } from '@saywright/ui/theme'
import { areaMessages } from '../messages.js'
import { facts } from './ProjectFacts.css.js'

export type ProjectFactsProps = {
  project: Project
  /** In milliseconds since 1970. */
  now: number
}

/**
 * The state of a project's request, its end, and its platform. Phones leave out the day of the end: the badge counts the
 * days, and the card of the evaluation names it.
 */
export function ProjectFacts({ project, now }: ProjectFactsProps) {
  const t = useMessages(areaMessages)
  const { evaluation_ends_on: end, solution_operating_system: systems } = project
  const isPhone = useWidthClass() === 'phone'
  const isOver = end !== undefined && end !== null && Date.parse(end) <= now
  return (
    <span className={facts}>
      <ProjectStateBadge {...projectStanding(project, now)} />
      {end && !isPhone && (
        <Text as="span" variant="bodySmall">
          {t(isOver ? 'ended' : 'ends', { date: formatDay(end) })}
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
