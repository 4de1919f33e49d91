import { kindOf, modelTypes, type Project, type ProjectStanding } from '@saywright/api/contract'
import { bandStates, tabStorage } from '@saywright/shell'
import { BandGlyph, StudioShell, technologyIcons } from '@saywright/shell/components'
import { isAt, studioPaths } from '@saywright/shell/paths'
import { technologyHues } from '@saywright/shell/technologies'
import {
  Icon,
  Inline,
  Link,
  Logo,
  ScreenSizeGate,
  type ScreenSizeGateProps,
  type SideMenuGroup,
  Text,
} from '@saywright/ui'
import { useMessages } from '@saywright/ui/i18n'
import { ArrowLeft, BookOpen, FileHeadphone, LayoutGrid, Package } from 'lucide-react'
import type { ReactNode } from 'react'
import { studioKindOf } from '../parts/models/kinds/kinds.js'
import { useKindTexts } from '../parts/models/kinds/useKindTexts.js'
import { LocalOnly } from './LocalOnly.js'
import { layoutMessages } from './messages.js'
import { TimeLeft } from './TimeLeft.js'

/** The open project, as far as it is loaded. */
type StudioProject = {
  readonly id: number
  /** Absent while it is loading. */
  readonly open: Pick<Project, 'title' | 'tags'> | undefined
  /** Its state; absent while it is loading. */
  readonly standing?: ProjectStanding | undefined
  /** Absent for a project that has no trial. */
  readonly trialEndsOn?: string | undefined
}

/** The current place, and the links of the studio. */
type StudioPlaces = {
  readonly pathname: string
  readonly consoleHref: string
  /** Where to request resources of the project, or to start a trial. */
  readonly resourcesHref: string
  /** Absent for an installation without such a page. */
  readonly documentationHref?: string | undefined
}

export type StudioLayoutProps = {
  children: ReactNode
  project: StudioProject
  places: StudioPlaces
  /**
   * Whether nothing leaves the machine of the person.
   * @default false
   */
  isLocal?: boolean
  /** Opens the background tasks. */
  tasks?: ReactNode
  account?: ReactNode
  /** A tour through several screens. */
  guide?: ReactNode
  /** Least size of the window, that of the studio when absent. */
  minimum?: ScreenSizeGateProps['minimum']
}

/** Kept for the tab. */
const openedAnyway = 'saywright_opened_anyway'

/** The frame of the studio: its bar, its rail, and the screen between them, where the window has room for it. */
export function StudioLayout({
  children,
  project: { id, open, standing, trialEndsOn },
  places,
  isLocal = false,
  tasks,
  account,
  guide,
  minimum,
}: StudioLayoutProps) {
  const t = useMessages(layoutMessages)
  return (
    <ScreenSizeGate
      {...(minimum ? { minimum } : {})}
      isOpenedAnyway={tabStorage.getItem(openedAnyway) !== null}
      onOpenAnyway={() => tabStorage.setItem(openedAnyway, 'yes')}
      actions={
        <Link variant="standalone" href={places.consoleHref}>
          {t('console')}
        </Link>
      }
    >
      <StudioShell
        brand={<Logo name={t('name')} />}
        project={open && <ProjectName project={open} />}
        actions={
          <>
            {standing && (
              <TimeLeft standing={standing} trialEndsOn={trialEndsOn} moreHref={places.resourcesHref} />
            )}
            {isLocal && <LocalOnly />}
            {tasks}
          </>
        }
        avatar={account}
        guide={guide}
        items={usePlaces(id, places.pathname)}
        footerLabel={t('elsewhere')}
        footerItems={useElsewhere(places)}
      >
        {children}
      </StudioShell>
    </ScreenSizeGate>
  )
}

function ProjectName({ project }: { project: Pick<Project, 'title' | 'tags'> }) {
  return (
    <Inline gap="x2" allowsWrapping={false}>
      <BandGlyph states={bandStates(project)} size={20} label="" />
      <Text as="span" weight="semibold" isTruncated title={project.title}>
        {project.title}
      </Text>
    </Inline>
  )
}

function usePlaces(projectId: number, pathname: string): SideMenuGroup[] {
  const t = useMessages(layoutMessages)
  const ofKind = useKindTexts()
  const home = studioPaths.project({ projectId })
  const audioFiles = studioPaths.audioFiles({ projectId })
  return [
    {
      id: 'overview',
      items: [
        {
          id: 'overview',
          label: t('overview'),
          icon: <Icon of={LayoutGrid} />,
          href: home,
          isCurrent: pathname.replace(/\/$/, '') === home,
        },
      ],
    },
    {
      id: 'models',
      label: t('models'),
      items: [
        // The model of a kind that was changed last.
        ...modelTypes.map((type) => {
          const { segment } = kindOf(type)
          const { technology } = studioKindOf(type)
          const href = studioPaths.latestModel({ projectId, models: segment })
          return {
            id: segment,
            label: ofKind(type)('name'),
            icon: <Icon of={technologyIcons[technology]} tone={technologyHues[technology]} />,
            href,
            isCurrent: isAt(pathname, href),
          }
        }),
      ],
    },
    {
      id: 'project',
      label: t('project'),
      items: [
        {
          id: 'audio-files',
          label: t('audioFiles'),
          icon: <Icon of={FileHeadphone} />,
          href: audioFiles,
          isCurrent: isAt(pathname, audioFiles),
        },
        {
          id: 'export',
          label: t('export'),
          icon: <Icon of={Package} />,
          href: studioPaths.export({ projectId }),
          isCurrent: isAt(pathname, studioPaths.export({ projectId })),
        },
      ],
    },
  ]
}

function useElsewhere({ documentationHref, consoleHref }: StudioPlaces): SideMenuGroup[] {
  const t = useMessages(layoutMessages)
  const documentation = documentationHref && {
    id: 'documentation',
    label: t('documentation'),
    icon: <Icon of={BookOpen} />,
    href: documentationHref,
    isExternal: true,
  }
  const console = { id: 'console', label: t('console'), icon: <Icon of={ArrowLeft} />, href: consoleHref }
  return [{ id: 'elsewhere', items: documentation ? [documentation, console] : [console] }]
}
