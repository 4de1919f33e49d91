import type { FoundModel, Loadable, Project } from '@saywright/api/contract'
import { CommandPalette } from '@saywright/ui'
import { useMessages } from '@saywright/ui/i18n'
import { searchMessages } from './messages.js'
import { type Preferences, searchGroups } from './searchGroups.js'
import type { Searcher } from './searchPlaces.js'

export type SearchViewProps = Searcher & {
  /** Visible projects, last changed first; pages and actions are found without them too. */
  projects: Loadable<readonly Project[]>
  /** Models whose name was found on the server; they are filtered by the typed text once more. */
  models: readonly FoundModel[]
  /** Whether results of the server are pending. */
  isSearching: boolean
  onQueryChange: (query: string) => void
  /** Pages that this installation may lack. */
  places: { readonly demo?: string | undefined; readonly documentation?: string | undefined }
  isOpen: boolean
  onOpenChange: (isOpen: boolean) => void
  onTakeTour: () => void
  preferences: Preferences
}

/** Searches visible objects, permitted actions, and accessible pages. */
export function SearchView({
  user,
  isAdministrator,
  projects,
  models,
  isSearching,
  places,
  onTakeTour,
  preferences,
  ...palette
}: SearchViewProps) {
  const t = useMessages(searchMessages)
  const { groups, recent } = searchGroups(t, {
    user,
    isAdministrator,
    projects: projects.state === 'ready' ? projects.value : [],
    models,
    demoHref: places.demo,
    documentationHref: places.documentation,
    onTakeTour,
    preferences,
  })
  return (
    <CommandPalette
      {...palette}
      groups={groups}
      recent={recent}
      noResultHint={t('noResultHint')}
      isLoading={isSearching || projects.state === 'loading'}
    />
  )
}
