import { useOnboarding } from '@saywright/api/react'
import { DocumentTitle, lazyComponent } from '@saywright/shell'
import { useMessages } from '@saywright/ui/i18n'
import { Suspense } from 'react'
import { useFocusedOrganization } from '../../../parts/focus/useFocusedOrganization.js'
import { projectsMessages } from '../messages/index.js'
import { DashboardScreen } from './DashboardScreen.js'
import { useDashboard } from './useDashboard.js'
import { mustWelcome } from './welcome/mustWelcome.js'

// Loaded for new users only.
const Welcome = lazyComponent(() => import('./welcome/Welcome.js'), 'Welcome')

export function DashboardRoute() {
  const t = useMessages(projectsMessages)
  const { user, organization } = useFocusedOrganization()
  const { data: facts } = useOnboarding(organization?.id, user !== undefined)
  return (
    <>
      <DocumentTitle>{t('dashboard.title')}</DocumentTitle>
      <DashboardScreen {...useDashboard()} />
      {user && facts && mustWelcome(user, facts) && (
        <Suspense>
          <Welcome user={user} />
        </Suspense>
      )}
    </>
  )
}
