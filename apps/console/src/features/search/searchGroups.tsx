import { type FoundModel, kindOf, type Project } from '@saywright/api/contract'
import { bandStates } from '@saywright/shell'
import { BandGlyph } from '@saywright/shell/components'
import { consolePaths } from '@saywright/shell/paths'
import { type Command, type CommandGroup, Icon } from '@saywright/ui'
import type { TranslateOf } from '@saywright/ui/i18n'
import type { Theme } from '@saywright/ui/theme'
import {
  BookOpen,
  Braces,
  Code,
  Compass,
  Languages,
  LogOut,
  type LucideIcon,
  Monitor,
  MonitorPlay,
  Moon,
  Rocket,
  SquareTerminal,
  Sun,
  TriangleAlert,
} from 'lucide-react'
import type { searchMessages } from './messages.js'
import { actions, pages, placesOfProjects, type Searcher } from './searchPlaces.js'

export type SearchSetting = Searcher & {
  /** Visible projects, last changed first. */
  projects: readonly Project[]
  /** Models that were found by the typed text. */
  models: readonly FoundModel[]
  /** Absent where this installation has none. */
  demoHref: string | undefined
  documentationHref: string | undefined
  onTakeTour: () => void
  preferences: Preferences
}

/** Preferences of the whole interface, available everywhere. */
export type Preferences = {
  /** Undefined follows the system. */
  readonly theme: Theme | undefined
  readonly onTheme: (theme: Theme | undefined) => void
  /** To the language that is not shown. */
  readonly onOtherLanguage: () => void
  readonly onLogOut: () => void
}

type Labels = TranslateOf<typeof searchMessages>

export type SearchGroups = {
  /** All that can be found. */
  readonly groups: readonly CommandGroup[]
  /** Results before anything is typed. */
  readonly recent: readonly CommandGroup[]
}

/** Users of more projects find the places of the others inside those projects. */
const recentProjects = 4

/** The results of the palette for a user: projects, then actions, then pages. */
export function searchGroups(t: Labels, setting: SearchSetting): SearchGroups {
  const projects = setting.projects.map((project) => projectCommand(t, project))
  const allowed = actionCommands(t, setting)
  const documentation = documentationCommands(t, setting)
  return {
    groups: [
      { id: 'projects', title: t('groups.projects'), commands: projects },
      { id: 'places', title: t('groups.places'), commands: placeCommands(t, setting) },
      { id: 'models', title: t('groups.models'), commands: modelCommands(t, setting) },
      { id: 'actions', title: t('groups.actions'), commands: allowed },
      { id: 'preferences', title: t('groups.preferences'), commands: preferenceCommands(t, setting) },
      { id: 'pages', title: t('groups.pages'), commands: pageCommands(t, setting) },
      { id: 'documentation', title: t('groups.documentation'), commands: documentation },
    ],
    recent: [
      { id: 'recent', title: t('groups.recent'), commands: projects.slice(0, recentProjects) },
      { id: 'often', title: t('groups.actions'), commands: allowed.slice(0, 4) },
    ],
  }
}

/** A project leads to its area; its models lead to the studio. */
function projectCommand(t: Labels, { id, title, organization, tags }: Project): Command {
  return {
    id: `project-${id}`,
    title,
    icon: <BandGlyph size={20} label="" states={bandStates({ tags })} />,
    href: consolePaths.project({ projectId: id }),
    keywords: t('studioKeywords'),
    ...(organization?.name ? { detail: organization.name } : {}),
  }
}

function placeCommands(t: Labels, { projects }: SearchSetting): Command[] {
  return projects.slice(0, recentProjects).flatMap(({ id, title }) =>
    placesOfProjects.map(({ words, icon, path }) => ({
      id: `place-${words}-${id}`,
      title: t(`places.${words}`),
      detail: title,
      keywords: t(`places.${words}Keywords`),
      icon: <Icon of={icon} />,
      href: path({ projectId: id }),
    })),
  )
}

function modelCommands(t: Labels, { models }: SearchSetting): Command[] {
  return models.map(({ id, type, name, project }) => ({
    id: `model-${type}-${id}`,
    title: name,
    detail: project.title,
    keywords: t('studioKeywords'),
    icon: <Icon of={SquareTerminal} />,
    href: consolePaths.studio({ projectId: project.id, models: kindOf(type).segment, modelId: id }),
    isExternal: true,
  }))
}

function actionCommands(t: Labels, setting: SearchSetting): Command[] {
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

const themes = [
  { words: 'dark', icon: Moon, theme: 'dark' },
  { words: 'light', icon: Sun, theme: 'light' },
  { words: 'system', icon: Monitor, theme: undefined },
] as const

function preferenceCommands(t: Labels, { preferences }: SearchSetting): Command[] {
  const { theme: current, onTheme, onOtherLanguage, onLogOut } = preferences
  const command = (
    words: 'dark' | 'light' | 'system' | 'language' | 'logOut',
    icon: LucideIcon,
    onAction: () => void,
  ): Command => ({
    id: `preference-${words}`,
    title: t(`preferences.${words}`),
    keywords: t(`preferences.${words}Keywords`),
    icon: <Icon of={icon} />,
    onAction,
  })
  return [
    ...themes
      .filter(({ theme }) => theme !== current)
      .map(({ words, icon, theme }) => command(words, icon, () => onTheme(theme))),
    command('language', Languages, onOtherLanguage),
    command('logOut', LogOut, onLogOut),
  ]
}

function pageCommands(t: Labels, searcher: Searcher): Command[] {
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

function documentationCommands(t: Labels, { documentationHref }: SearchSetting): Command[] {
  if (!documentationHref) return []
  return [
    {
      id: 'documentation',
      title: t('documentation'),
      detail: t('documentationDetail'),
      icon: <Icon of={BookOpen} />,
      href: documentationHref,
    },
    // The pages of another documentation are not known here.
    ...(documentationHref === consolePaths.documentation ? documentationPages : []).map(
      ({ page, words, icon }) => ({
        id: `documentation-${page}`,
        title: t(`documentationPages.${words}`),
        detail: t('documentation'),
        icon: <Icon of={icon} />,
        href: consolePaths.documentationPage({ page }),
      }),
    ),
  ]
}

const documentationPages = [
  { page: 'getting-started', words: 'gettingStarted', icon: Rocket },
  { page: 'grammar', words: 'grammar', icon: Braces },
  { page: 'error-messages', words: 'errors', icon: TriangleAlert },
  { page: 'api', words: 'api', icon: Code },
] as const
