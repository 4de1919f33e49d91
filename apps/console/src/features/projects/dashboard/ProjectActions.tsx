import { type Project, projectStanding } from '@saywright/api/contract'
import { consolePaths } from '@saywright/shell/paths'
import { Button, ButtonLink, Icon, Inline } from '@saywright/ui'
import { useMessages } from '@saywright/ui/i18n'
import { ArrowUpRight } from 'lucide-react'
import { projectsMessages } from '../messages/index.js'

export type ProjectActionsProps = {
  project: Project
  /** In milliseconds since 1970. */
  now: number
  onOpenStudio: (project: Project) => void
  /** Whether the person may ask for more where an evaluation has ended. */
  mayExtend: boolean
  /** Id of the hint that the studio needs a larger window: opened anyway, it can be used. */
  hintId?: string
}

/** Actions on a project in the list: work in its studio, and request more once its evaluation has ended. */
export function ProjectActions({ project, now, onOpenStudio, mayExtend, hintId }: ProjectActionsProps) {
  const t = useMessages(projectsMessages)
  const isEnded = projectStanding(project, now).state === 'ended'
  return (
    <Inline gap="x1" justify="end">
      {mayExtend && isEnded && (
        <ButtonLink
          size="small"
          variant="ghost"
          aria-label={t('dashboard.extendOf', { project: project.title })}
          href={consolePaths.projectTechnologies({ projectId: project.id })}
        >
          {t('dashboard.extend')}
        </ButtonLink>
      )}
      <Button
        size="small"
        aria-label={t('dashboard.openStudioOf', { project: project.title })}
        {...(hintId && { 'aria-describedby': hintId })}
        onPress={() => onOpenStudio(project)}
      >
        {t('dashboard.openStudio')}
        <Icon of={ArrowUpRight} size={14} />
      </Button>
    </Inline>
  )
}
