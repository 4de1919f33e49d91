import type { Project } from '@saywright/api/contract'
import { bandStates } from '@saywright/shell'
import { BandGlyph } from '@saywright/shell/components'
import { comingPaths, consolePaths } from '@saywright/shell/paths'
import { type Command, type CommandGroup, Icon } from '@saywright/ui'
import type { TranslateOf } from '@saywright/ui/i18n'
import { BookOpen, Compass, MonitorPlay, SquareArrowOutUpRight } from 'lucide-react'
import type { searchMessages } from './messages.js'
import { actions, pages, type Searcher } from './searchPlaces.js'

export type SearchSetting = Searcher & {
  /** Those that the person sees, last changed first. */
  projects: readonly Project[]
  /** Absent where this installation has none. */
  demoHref: string | undefined
  documentationHref: string | undefined
  onTakeTour: () => void
}

type Words = TranslateOf<typeof searchMessages>

export type SearchGroups = {
  /** All that can be found. */
  readonly groups: readonly CommandGroup[]
  /** What stands there before anything is typed. */
  readonly recent: readonly CommandGroup[]
}

/** What the palette finds for a person: projects, then what they may do, then where they may go. */
export function searchGroups(t: Words, setting: SearchSetting): SearchGroups {
  const projects = setting.projects.map(projectCommand)
  const allowed = actionCommands(t, setting)
  const studios = setting.projects.map((project) => studioCommand(t, project))
  const documentation = documentationCommands(t, setting)
  return {
    groups: [
      { id: 'projects', title: t('groups.projects'), commands: projects },
      { id: 'actions', title: t('groups.actions'), commands: [...allowed, ...studios] },
      { id: 'pages', title: t('groups.pages'), commands: pageCommands(t, setting) },
      { id: 'documentation', title: t('groups.documentation'), commands: documentation },
    ],
    recent: [
      { id: 'recent', title: t('groups.recent'), commands: projects.slice(0, 4) },
      { id: 'often', title: t('groups.actions'), commands: allowed.slice(0, 4) },
    ],
  }
}

function projectCommand({ id, title, organization, tags }: Project): Command {
  return {
    id: `project-${id}`,
    title,
    icon: <BandGlyph size={20} label="" states={bandStates({ tags })} />,
    href: comingPaths.projectSettings({ id }),
    ...(organization?.name ? { detail: organization.name } : {}),
  }
}

function studioCommand(t: Words, { id, title }: Project): Command {
  return {
    id: `studio-${id}`,
    title: t('studio', { project: title }),
    keywords: t('studioKeywords'),
    icon: <Icon of={SquareArrowOutUpRight} />,
    href: consolePaths.studio({ projectId: id }),
    isExternal: true,
  }
}

function actionCommands(t: Words, setting: SearchSetting): Command[] {
  const { demoHref, onTakeTour } = setting
  const demo: Command[] = demoHref
    ? [
        {
          id: 'demo',
          title: t('actions.demo'),
          keywords: t('actions.demoKeywords'),
          icon: <Icon of={MonitorPlay} />,
          href: demoHref,
          ...(/^https?:/.test(demoHref) ? { isExternal: true } : {}),
        },
      ]
    : []
  const tour: Command = {
    id: 'tour',
    title: t('actions.tour'),
    keywords: t('actions.tourKeywords'),
    icon: <Icon of={Compass} />,
    onAction: onTakeTour,
  }
  const led = actions
    .filter(({ isFor }) => isFor?.(setting) ?? true)
    .map(
      ({ words, icon, href }): Command => ({
        id: `action-${words}`,
        title: t(`actions.${words}`),
        keywords: t(`actions.${words}Keywords` as `actions.addKeywords`),
        icon: <Icon of={icon} />,
        href,
      }),
    )
  return [...led, ...demo, tour]
}

function pageCommands(t: Words, searcher: Searcher): Command[] {
  return pages
    .filter(({ isFor }) => isFor?.(searcher) ?? true)
    .map(({ words, icon, href, isOfAccount }) => ({
      id: `page-${words}`,
      title: t(`pages.${words}`),
      keywords: t(`pages.${words}Keywords` as `pages.projectsKeywords`),
      icon: <Icon of={icon} />,
      href,
      ...(isOfAccount ? { detail: t('account') } : {}),
    }))
}

function documentationCommands(t: Words, { documentationHref }: SearchSetting): Command[] {
  if (!documentationHref) return []
  return [
    {
      id: 'documentation',
      title: t('documentation'),
      detail: t('documentationDetail'),
      icon: <Icon of={BookOpen} />,
      href: documentationHref,
    },
  ]
}
