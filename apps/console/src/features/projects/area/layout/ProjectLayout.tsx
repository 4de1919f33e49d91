import type { Loadable, Project } from '@saywright/api/contract'
import { consolePaths } from '@saywright/shell/paths'
import { Button, Card, Icon, Page, Skeleton } from '@saywright/ui'
import { useMessages } from '@saywright/ui/i18n'
import { useWidthClass } from '@saywright/ui/theme'
import { ArrowUpRight } from 'lucide-react'
import type { ReactNode } from 'react'
import { GlyphTile } from '../../dashboard/GlyphTile.js'
import type { AreaPlaceId } from '../areaPlaces.js'
import { areaMessages } from '../messages.js'
import { AreaNav } from './AreaNav.js'
import { BackLink } from './BackLink.js'
import { ProjectFacts } from './ProjectFacts.js'
import { ProjectFailure } from './ProjectFailure.js'

export type ProjectLayoutProps = {
  project: Loadable<Project>
  place: AreaPlaceId
  /** Whether the person is an administrator of its organization. */
  isAdministrator: boolean
  /** In milliseconds since 1970. */
  now: number
  onOpenStudio: (project: Project) => void
  /** The open place; drawn once the project is there. */
  children: ReactNode
}

/**
 * Around a place of a project. Laptop and desktop: the places beside each other; tablet and phone: the way back to their
 * menu.
 */
export function ProjectLayout({
  project,
  place,
  isAdministrator,
  now,
  onOpenStudio,
  children,
}: ProjectLayoutProps) {
  const t = useMessages(areaMessages)
  const width = useWidthClass()
  const isWide = width === 'laptop' || width === 'desktop'
  // Where there is room the bar above shows the way.
  const way = (href: string, words: string) => !isWide && <BackLink href={href}>{words}</BackLink>
  if (project.state !== 'ready')
    return (
      <Page title={t('title')} back={way(consolePaths.projects, t('toProjects'))}>
        <Card>{project.state === 'failed' ? <ProjectFailure failure={project} /> : <Skeleton />}</Card>
      </Page>
    )
  const { value } = project
  const studio = (
    <Button onPress={() => onOpenStudio(value)}>
      {t('openStudio')}
      <Icon of={ArrowUpRight} size={14} />
    </Button>
  )
  // One tree for all widths: what is typed stays when a tablet is turned.
  return (
    <Page
      title={value.title}
      description={<ProjectFacts project={value} now={now} />}
      mark={<GlyphTile project={value} />}
      back={way(consolePaths.projectMenu({ projectId: value.id }), t('toMenu'))}
      actions={isWide && studio}
    >
      {isWide && <AreaNav project={value} current={place} isAdministrator={isAdministrator} />}
      {children}
    </Page>
  )
}
