import { projectStanding, type StaffProject } from '@saywright/api/contract'
import { ProjectStateBadge } from '@saywright/shell/components'
import { consolePaths } from '@saywright/shell/paths'
import { Button, ButtonLink, type Column, Inline, Link, Stack, Text } from '@saywright/ui'
import { formatDate, formatDay, type Locale, type TranslateOf } from '@saywright/ui/i18n'
import type { projectsMessages } from './messages.js'
import { statusIn } from './statusWords.js'

type Labels = TranslateOf<typeof projectsMessages>

/** The columns of a list of projects. */
export function projectColumns(
  t: Labels,
  locale: Locale,
  now: number,
  onChange: (project: StaffProject) => void,
): Column<StaffProject>[] {
  return [
    {
      id: 'project',
      header: t('project'),
      isRowHeader: true,
      cell: (project) => <ProjectName {...project} />,
    },
    // The longest word whole, in both languages.
    { id: 'status', header: t('status'), width: '136px', cell: ({ status }) => statusIn(status, locale) },
    { id: 'beta', header: t('beta'), cell: ({ beta_access }) => t(beta_access ? 'yes' : 'no') },
    {
      id: 'state',
      header: t('state'),
      cell: (project) => <ProjectState project={project} t={t} now={now} />,
    },
    { id: 'members', header: t('members'), align: 'end', cell: ({ members_total }) => members_total },
    { id: 'changed', header: t('changed'), align: 'end', cell: ({ updated_at }) => formatDate(updated_at) },
    {
      id: 'actions',
      header: t('actions'),
      isHeaderHidden: true,
      align: 'end',
      cell: (project) => <ProjectActions project={project} t={t} onChange={onChange} />,
    },
  ]
}

export function ProjectName({
  id,
  title,
  organization,
}: Pick<StaffProject, 'id' | 'title' | 'organization'>) {
  return (
    <Stack gap="x05">
      <Link variant="standalone" href={consolePaths.staffProject({ projectId: id })}>
        {title}
      </Link>
      <Text variant="caption" tone="secondary">
        {organization.name}
      </Text>
    </Stack>
  )
}

type ProjectStateProps = { project: StaffProject; t: Labels; now: number }

/** The state of a project, and the end of its evaluation. */
export function ProjectState({ project, t, now }: ProjectStateProps) {
  const { evaluation_ends_on: end } = project
  return (
    <Stack gap="x05">
      <ProjectStateBadge {...projectStanding(project, now)} />
      {end && (
        <Text variant="caption" tone="secondary">
          {t(Date.parse(end) > now ? 'ends' : 'ended', { date: formatDay(end) })}
        </Text>
      )}
    </Stack>
  )
}

type ProjectActionsProps = { project: StaffProject; t: Labels; onChange: (project: StaffProject) => void }

export function ProjectActions({ project, t, onChange }: ProjectActionsProps) {
  return (
    <Inline justify="end">
      {project.deal_id && (
        <ButtonLink
          size="small"
          href={`${consolePaths.staffRequests}?request=${project.deal_id}`}
          aria-label={t('requestOf', { project: project.title })}
        >
          {t('request')}
        </ButtonLink>
      )}
      <Button
        size="small"
        aria-label={t('changeOf', { project: project.title })}
        onPress={() => onChange(project)}
      >
        {t('change')}
      </Button>
    </Inline>
  )
}
