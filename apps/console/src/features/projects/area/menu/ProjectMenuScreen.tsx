import type { Loadable, Project } from '@saywright/api/contract'
import { consolePaths } from '@saywright/shell/paths'
import { Card, Page, Skeleton } from '@saywright/ui'
import { useMessages } from '@saywright/ui/i18n'
import { rows } from '../../../../parts/menu-row/MenuRow.css.js'
import { MenuRow } from '../../../../parts/menu-row/MenuRow.js'
import { GlyphTile } from '../../dashboard/GlyphTile.js'
import { placesOf } from '../areaPlaces.js'
import { BackLink } from '../layout/BackLink.js'
import { ProjectFacts } from '../layout/ProjectFacts.js'
import { ProjectFailure } from '../layout/ProjectFailure.js'
import { areaMessages } from '../messages.js'

export type ProjectMenuScreenProps = {
  project: Loadable<Project>
  /** Whether the person is an administrator of its organization. */
  isAdministrator: boolean
  /** In milliseconds since 1970. */
  now: number
}

/** A project on a small screen: its state, and every place of it. */
export function ProjectMenuScreen({ project, isAdministrator, now }: ProjectMenuScreenProps) {
  const t = useMessages(areaMessages)
  const back = <BackLink href={consolePaths.projects}>{t('toProjects')}</BackLink>
  if (project.state !== 'ready')
    return (
      <Page title={t('title')} back={back}>
        <Card>{project.state === 'failed' ? <ProjectFailure failure={project} /> : <Skeleton />}</Card>
      </Page>
    )
  const { value } = project
  return (
    <Page
      title={value.title}
      description={<ProjectFacts project={value} now={now} />}
      mark={<GlyphTile project={value} />}
      back={back}
    >
      <nav aria-label={t('menu', { project: value.title })}>
        <Card isFlush>
          <ul className={rows}>
            {placesOf(isAdministrator).map(({ id, icon, path, count }) => (
              <MenuRow
                key={id}
                icon={icon}
                label={t(`places.${id}`)}
                value={count && String(count(value))}
                href={path({ projectId: value.id })}
              />
            ))}
          </ul>
        </Card>
      </nav>
    </Page>
  )
}
