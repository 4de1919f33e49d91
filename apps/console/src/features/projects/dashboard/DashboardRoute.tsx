import { mapReady, type Project } from '@saywright/api/contract'
import { toLoadable, useAllProjects, useMakeLoginCode, useMe } from '@saywright/api/react'
import { brand, DocumentTitle, studioAddress, useShell } from '@saywright/shell'
import { useMessages } from '@saywright/ui/i18n'
import { useNavigate } from 'react-router'
import { projectsMessages } from '../messages/index.js'
import { DashboardScreen } from './DashboardScreen.js'
import { visibleProjects } from './visibleProjects.js'

export function DashboardRoute() {
  const t = useMessages(projectsMessages)
  const { notices } = useShell()
  const { data: user } = useMe()
  const projects = toLoadable(useAllProjects())
  const makeLoginCode = useMakeLoginCode()
  const navigate = useNavigate()
  const focused = user?.organizations[0]
  const mayAdd = user !== undefined && (!focused || focused.role === 'administrator')

  const openStudio = async ({ id }: Project) => {
    // Opened before the call, because a browser lets only a press open a tab.
    const tab = window.open('', '_blank')
    if (!tab) {
      notices.show({ tone: 'error', text: t('dashboard.popupBlocked') })
      return
    }
    tab.opener = null
    try {
      const { code } = await makeLoginCode({ body: { project_id: id } })
      tab.location.replace(studioAddress(window.location, id, code))
    } catch {
      tab.close()
    }
  }
  return (
    <>
      <DocumentTitle>{t('dashboard.title')}</DocumentTitle>
      <DashboardScreen
        projects={mapReady(projects, ({ data }) => visibleProjects(data))}
        organization={focused?.name}
        onOpenStudio={(project) => void openStudio(project)}
        onAddProject={mayAdd ? () => void navigate('/wizard/project') : undefined}
        documentationHref={brand.links.documentation}
        productTourHref={brand.links.productTour}
        supportHref={brand.links.support}
      />
    </>
  )
}
