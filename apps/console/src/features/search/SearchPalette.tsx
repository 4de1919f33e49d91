import { mapReady } from '@saywright/api/contract'
import { type ModelOfProject, toLoadable, useAllProjects, useModelsOfProjects } from '@saywright/api/react'
import { useKeptLocaleChoice, useLogOut, useThemeChoice } from '@saywright/shell'
import { consolePaths } from '@saywright/shell/paths'
import { useNavigate } from 'react-router'
import { useFocusedOrganization } from '../../parts/focus/useFocusedOrganization.js'
import { visibleProjects } from '../../parts/visibleProjects.js'
import { SearchView, type SearchViewProps } from './SearchView.js'

export type SearchPaletteProps = Omit<
  SearchViewProps,
  'projects' | 'models' | 'isAdministrator' | 'preferences'
>

/** Of so many projects, those that were changed last, the models are found by name. */
const projectsWithModels = 12
const none: readonly ModelOfProject[] = []

/** The palette over every screen, with the projects of the person. */
export function SearchPalette(props: SearchPaletteProps) {
  const projects = toLoadable(useAllProjects())
  const { isAdministrator } = useFocusedOrganization()
  const seen = mapReady(projects, visibleProjects)
  const isAsked = props.isOpen && seen.state === 'ready'
  const models = useModelsOfProjects(
    isAsked ? seen.value.slice(0, projectsWithModels).map(({ id }) => id) : undefined,
  )
  const { theme, choose: onTheme } = useThemeChoice()
  const { locale, choose: chooseLocale } = useKeptLocaleChoice(props.user)
  const logOut = useLogOut()
  const navigate = useNavigate()
  return (
    <SearchView
      {...props}
      isAdministrator={isAdministrator}
      projects={seen}
      models={models.data ?? none}
      preferences={{
        theme,
        onTheme,
        onOtherLanguage: () => chooseLocale(locale === 'en-US' ? 'fr-FR' : 'en-US'),
        onLogOut: () => void logOut().finally(() => navigate(consolePaths.login)),
      }}
    />
  )
}
