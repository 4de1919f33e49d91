import { projectStates } from '@saywright/api/catalogue'
import { type Loadable, type Project, projectStanding } from '@saywright/api/contract'
import { bandStates } from '@saywright/shell'
import { failureOf, ProjectStateBadge } from '@saywright/shell/components'
import { consolePaths } from '@saywright/shell/paths'
import {
  Button,
  Card,
  type Column,
  DataTable,
  Heading,
  Icon,
  Inline,
  Link,
  matchesText,
  SearchField,
  Stack,
  Text,
} from '@saywright/ui'
import { formatDate, type Translate, useMessages } from '@saywright/ui/i18n'
import { useWidthClass } from '@saywright/ui/theme'
import { ArrowUpRight } from 'lucide-react'
import { type ReactNode, useId, useState } from 'react'
import type { enUS } from '../messages/en-US.js'
import { projectsMessages } from '../messages/index.js'
import { GlyphTile } from './GlyphTile.js'
import { projectName, titleText } from './ProjectTable.css.js'

export type ProjectTableProps = {
  projects: Loadable<readonly Project[]>
  organization: string | undefined
  /** In milliseconds since 1970. */
  now: number
  onOpenStudio: (project: Project) => void
  empty: ReactNode
}

/** One row a project on one card; on phones a card for each. */
export function ProjectTable({ projects, organization, now, onOpenStudio, empty }: ProjectTableProps) {
  const t = useMessages(projectsMessages)
  const width = useWidthClass()
  const isPhone = width === 'phone'
  const [text, setText] = useState('')
  const hintId = useId()
  const all = projects.state === 'ready' ? projects.value : []
  const isSearched = text.trim() !== ''
  const caption = organization ? t('dashboard.caption', { organization }) : t('dashboard.captionAlone')
  const table = (
    <DataTable
      id="projects"
      caption={caption}
      columns={columnsOf(t, { now, onOpenStudio, isNarrow: width === 'tablet' })}
      rows={all.filter((project) => matchesText(searchedText(project), text))}
      rowKey={({ id }) => id}
      rowHref={({ id }) => consolePaths.project({ projectId: id })}
      isLoading={projects.state === 'loading'}
      {...(projects.state === 'failed' && { error: t('dashboard.failed'), ...failureOf(projects) })}
      empty={isSearched && all.length > 0 ? t('dashboard.noMatch', { text: text.trim() }) : empty}
      renderCard={(project) => (
        <Card>
          <Stack gap="x3">
            <ProjectName project={project} href={consolePaths.projectMenu({ projectId: project.id })} />
            <Inline justify="between">
              <ProjectStateBadge {...projectStanding(project, now)} />
              <StudioButton project={project} onOpen={onOpenStudio} hintId={`${hintId}-${project.id}`} />
            </Inline>
            <Text variant="caption" tone="secondary" id={`${hintId}-${project.id}`}>
              {t('dashboard.studioIsLarge')}
            </Text>
          </Stack>
        </Card>
      )}
    />
  )
  const search = all.length > searchedAbove && (
    <SearchField label={t('dashboard.search')} value={text} onChange={setText} />
  )
  if (all.length === 0) return <Card isFlush>{table}</Card>
  if (isPhone)
    return (
      <Stack gap="x2">
        <Heading level={2} variant="h3">
          {caption}
        </Heading>
        {search}
        {table}
      </Stack>
    )
  return (
    <Card title={caption} count={all.length} actions={search} isFlush>
      {table}
    </Card>
  )
}

/** Fewer are seen at a glance. */
const searchedAbove = 8

const stateOrder = projectStates.map(({ code }) => code)

const searchedText = ({ title, organization, solution_operating_system: systems = [] }: Project) =>
  [title, organization?.name, ...(systems ?? [])].join(' ')

type ColumnSetting = Pick<ProjectTableProps, 'now' | 'onOpenStudio'> & {
  /** There is no room for a column of technologies: they stand below the title. */
  isNarrow: boolean
}

function columnsOf(
  t: Translate<typeof enUS>,
  { now, onOpenStudio, isNarrow }: ColumnSetting,
): Column<Project>[] {
  const technologies: Column<Project> = {
    id: 'technologies',
    header: t('dashboard.columns.technologies'),
    cell: (project) => technologiesOf(project, t),
  }
  return [
    {
      id: 'project',
      header: t('dashboard.columns.project'),
      isRowHeader: true,
      cell: (project) => (
        <ProjectName project={project} {...(isNarrow && { technologies: technologiesOf(project, t) })} />
      ),
      sortValue: ({ title }) => title,
    },
    ...(isNarrow ? [] : [technologies]),
    {
      id: 'status',
      header: t('dashboard.columns.status'),
      cell: (project) => <ProjectStateBadge {...projectStanding(project, now)} />,
      sortValue: (project) => stateOrder.indexOf(projectStanding(project, now).state),
    },
    {
      id: 'updated',
      header: t('dashboard.columns.updated'),
      align: 'end',
      cell: ({ updated_at }) => (updated_at ? formatDate(updated_at) : ''),
      sortValue: ({ updated_at }) => updated_at ?? undefined,
    },
    {
      id: 'open',
      header: t('dashboard.columns.open'),
      isHeaderHidden: true,
      align: 'end',
      cell: (project) => <StudioButton project={project} onOpen={onOpenStudio} />,
    },
  ]
}

/** How many technologies are delivered, and how many its open request adds. */
function technologiesOf(project: Project, t: Translate<typeof enUS>): string {
  const count = project.tags.length
  const asked = Object.values(bandStates(project)).filter((state) => state === 'requested').length
  const delivered = t('dashboard.delivered', { count })
  const requested = t('dashboard.requested', { count: asked })
  if (asked === 0) return count > 0 ? delivered : t('dashboard.nothingDelivered')
  return count > 0 ? t('dashboard.deliveredAndRequested', { delivered, requested }) : requested
}

type ProjectNameProps = { project: Project; href?: string; technologies?: string }

/** With the `href` of its menu on phones; in a table the whole row is a link. */
function ProjectName({ project, href, technologies }: ProjectNameProps) {
  const systems = project.solution_operating_system?.join(', ')
  return (
    <div className={projectName}>
      <Inline gap="x2" allowsWrapping={false}>
        <GlyphTile project={project} />
        <Stack gap="x05">
          <Text weight="semibold" as="span">
            <span className={titleText}>
              {href ? <Link href={href}>{project.title}</Link> : project.title}
            </span>
          </Text>
          {systems && (
            <Text variant="caption" tone="secondary">
              {systems}
            </Text>
          )}
          {technologies && (
            <Text variant="caption" tone="secondary">
              {technologies}
            </Text>
          )}
        </Stack>
      </Inline>
    </div>
  )
}

type StudioButtonProps = {
  project: Project
  onOpen: (project: Project) => void
  /** Where it says that the studio needs more room than there is: opened anyway, it can be used. */
  hintId?: string
}

function StudioButton({ project, onOpen, hintId }: StudioButtonProps) {
  const t = useMessages(projectsMessages)
  return (
    <Button
      size="small"
      aria-label={t('dashboard.openStudioOf', { project: project.title })}
      {...(hintId && { 'aria-describedby': hintId })}
      onPress={() => onOpen(project)}
    >
      {t('dashboard.openStudio')}
      <Icon of={ArrowUpRight} size={14} />
    </Button>
  )
}
