import { projectStates } from '@saywright/api/catalogue'
import { type Loadable, type Project, projectStanding } from '@saywright/api/contract'
import { bandStates } from '@saywright/shell'
import { failureOf, ProjectStateBadge } from '@saywright/shell/components'
import { consolePaths } from '@saywright/shell/paths'
import {
  Card,
  type Column,
  DataTable,
  Heading,
  Icon,
  Inline,
  matchesText,
  Pressable,
  SearchField,
  Stack,
  Text,
} from '@saywright/ui'
import { formatDate, type Translate, useMessages } from '@saywright/ui/i18n'
import { useWidthClass } from '@saywright/ui/theme'
import { ChevronRight } from 'lucide-react'
import { type ReactNode, useId, useState } from 'react'
import type { enUS } from '../messages/en-US.js'
import { projectsMessages } from '../messages/index.js'
import { GlyphTile } from './GlyphTile.js'
import { ProjectActions, type ProjectActionsProps } from './ProjectActions.js'
import { ProjectFilter } from './ProjectFilter.js'
import * as css from './ProjectTable.css.js'
import { isShown, type ShownKind } from './shownProjects.js'

export type ProjectTableProps = Omit<ProjectActionsProps, 'project' | 'hintId'> & {
  projects: Loadable<readonly Project[]>
  organization: string | undefined
  empty: ReactNode
}

/** One row a project on one card; on phones a card for each. */
export function ProjectTable({
  projects,
  organization,
  now,
  onOpenStudio,
  mayExtend,
  empty,
}: ProjectTableProps) {
  const t = useMessages(projectsMessages)
  const width = useWidthClass()
  const isPhone = width === 'phone'
  const [text, setText] = useState('')
  const [chosen, setChosen] = useState<ShownKind>('all')
  const hintId = useId()
  const all = projects.state === 'ready' ? projects.value : []
  const ofKind = (kind: ShownKind) =>
    all.filter((project) => isShown(kind, projectStanding(project, now).state))
  // The last of its kind may have become another.
  const kind = ofKind(chosen).length > 0 ? chosen : 'all'
  const isSearched = text.trim() !== ''
  const actions = { now, onOpenStudio, mayExtend }
  const caption = organization ? t('dashboard.caption', { organization }) : t('dashboard.captionAlone')
  const table = (
    <DataTable
      id="projects"
      caption={caption}
      columns={columnsOf(t, actions, width === 'tablet')}
      defaultSort={newestFirst}
      rows={ofKind(kind).filter((project) => matchesText(searchedText(project), text))}
      rowKey={({ id }) => id}
      rowHref={({ id }) => consolePaths.project({ projectId: id })}
      isLoading={projects.state === 'loading'}
      {...(projects.state === 'failed' && { error: t('dashboard.failed'), ...failureOf(projects) })}
      empty={isSearched && all.length > 0 ? t('dashboard.noMatch', { text: text.trim() }) : empty}
      renderCard={(project) => (
        <Card>
          <Stack gap="x2">
            <div className={css.lead}>
              <ProjectName
                project={project}
                isDraft={isDraft(project, now)}
                href={consolePaths.projectMenu({ projectId: project.id })}
              />
              <Icon of={ChevronRight} tone="muted" />
            </div>
            <Inline justify="between">
              <ProjectStateBadge {...projectStanding(project, now)} />
              <ProjectActions {...actions} project={project} hintId={hintId} />
            </Inline>
          </Stack>
        </Card>
      )}
    />
  )
  const search = all.length > searchedAbove && (
    <SearchField label={t('dashboard.search')} value={text} onChange={setText} />
  )
  const filter = all.length > filteredAbove && (
    <ProjectFilter kind={kind} countOf={(of) => ofKind(of).length} onChange={setChosen} />
  )
  if (all.length === 0) return <Card isFlush>{table}</Card>
  if (isPhone)
    return (
      <Stack gap="x2">
        <Heading level={2} variant="h3">
          {caption}
        </Heading>
        <Text variant="caption" tone="secondary" id={hintId}>
          {t('dashboard.studioIsLarge')}
        </Text>
        {filter}
        {search}
        {table}
      </Stack>
    )
  return (
    <Card
      title={caption}
      count={all.length}
      actions={
        (filter || search) && (
          <>
            {filter}
            {search}
          </>
        )
      }
      isFlush
    >
      {table}
    </Card>
  )
}

/** Fewer are seen at a glance. */
const searchedAbove = 8
const filteredAbove = 3

/** The order of the server. */
const newestFirst = { column: 'updated', direction: 'descending' } as const

const stateOrder = projectStates.map(({ code }) => code)

const searchedText = ({ title, organization, solution_operating_system: systems = [] }: Project) =>
  [title, organization?.name, ...(systems ?? [])].join(' ')

/** @param isNarrow whether there is no room for a column of technologies: they are below the title. */
function columnsOf(
  t: Translate<typeof enUS>,
  actions: Omit<ProjectActionsProps, 'project'>,
  isNarrow: boolean,
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
        <ProjectName
          project={project}
          isDraft={isDraft(project, actions.now)}
          {...(isNarrow && { technologies: technologiesOf(project, t) })}
        />
      ),
      sortValue: ({ title }) => title,
    },
    ...(isNarrow ? [] : [technologies]),
    {
      id: 'status',
      header: t('dashboard.columns.status'),
      cell: (project) => <ProjectStateBadge {...projectStanding(project, actions.now)} />,
      sortValue: (project) => stateOrder.indexOf(projectStanding(project, actions.now).state),
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
      cell: (project) => (
        <Inline gap="x1" justify="end" allowsWrapping={false}>
          <ProjectActions {...actions} project={project} />
          <Icon of={ChevronRight} tone="muted" />
        </Inline>
      ),
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

const isDraft = (project: Project, now: ProjectActionsProps['now']) =>
  projectStanding(project, now).state === 'draft'

type ProjectNameProps = { project: Project; isDraft: boolean; href?: string; technologies?: string }

/** With the `href` of its menu on phones, which its line leads to; in a table the whole row is a link. */
function ProjectName({ project, isDraft, href, technologies }: ProjectNameProps) {
  const systems = project.solution_operating_system?.join(', ')
  return (
    <div className={css.projectName}>
      <Inline gap="x2" allowsWrapping={false}>
        <GlyphTile project={project} isDraft={isDraft} />
        <Stack gap="x05">
          <Text weight="semibold" as="span">
            <span className={css.titleText}>
              {href ? (
                <Pressable className={css.way} href={href}>
                  {project.title}
                </Pressable>
              ) : (
                project.title
              )}
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
