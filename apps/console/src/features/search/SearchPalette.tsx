import { type FoundModel, mapReady } from '@saywright/api/contract'
import { toLoadable, useAllProjects, useFoundModels } from '@saywright/api/react'
import { useKeptLocaleChoice, useLogOut, useThemeChoice } from '@saywright/shell'
import { consolePaths } from '@saywright/shell/paths'
import { useEffect, useState } from 'react'
import { useNavigate } from 'react-router'
import { afterPause } from '../../parts/afterPause.js'
import { useFocusedOrganization } from '../../parts/focus/useFocusedOrganization.js'
import { visibleProjects } from '../../parts/visibleProjects.js'
import { SearchView, type SearchViewProps } from './SearchView.js'

export type SearchPaletteProps = Omit<
  SearchViewProps,
  'projects' | 'models' | 'isSearching' | 'onQueryChange' | 'isAdministrator' | 'preferences'
>

const none: readonly FoundModel[] = []

/** The palette over every screen, with the projects of the person, and with the models of all of them. */
export function SearchPalette(props: SearchPaletteProps) {
  const projects = toLoadable(useAllProjects())
  const { isAdministrator } = useFocusedOrganization()
  const [query, setQuery] = useState('')
  const [asked, setAsked] = useState('')
  useEffect(() => afterPause(() => setAsked(query)), [query])
  const models = useFoundModels(asked)
  const { theme, choose: onTheme } = useThemeChoice()
  const { locale, choose: chooseLocale } = useKeptLocaleChoice(props.user)
  const logOut = useLogOut()
  const navigate = useNavigate()
  return (
    <SearchView
      {...props}
      isAdministrator={isAdministrator}
      projects={mapReady(projects, visibleProjects)}
      models={models.data?.data ?? none}
      isSearching={query !== asked || models.isLoading}
      onQueryChange={setQuery}
      onOpenChange={(isOpen) => {
        setQuery('')
        props.onOpenChange(isOpen)
      }}
      preferences={{
        theme,
        onTheme,
        onOtherLanguage: () => chooseLocale(locale === 'en-US' ? 'fr-FR' : 'en-US'),
        onLogOut: () => void logOut().then((isEnded) => isEnded && navigate(consolePaths.login)),
      }}
    />
  )
}
