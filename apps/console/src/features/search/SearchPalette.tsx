import { mapReady } from '@saywright/api/contract'
import { toLoadable, useAllProjects } from '@saywright/api/react'
import { useFocusedOrganization } from '../../parts/focus/useFocusedOrganization.js'
import { visibleProjects } from '../../parts/visibleProjects.js'
import { SearchView, type SearchViewProps } from './SearchView.js'

export type SearchPaletteProps = Omit<SearchViewProps, 'projects' | 'isAdministrator'>

/** The palette over every screen, with the projects of the person. */
export function SearchPalette(props: SearchPaletteProps) {
  const projects = toLoadable(useAllProjects())
  const { isAdministrator } = useFocusedOrganization()
  return (
    <SearchView {...props} isAdministrator={isAdministrator} projects={mapReady(projects, visibleProjects)} />
  )
}
