import { DocumentTitle } from '@saywright/shell'
import { consolePaths } from '@saywright/shell/paths'
import { useMessages } from '@saywright/ui/i18n'
import { useNavigate } from 'react-router'
import { useFocusedOrganization } from '../../../parts/focus/useFocusedOrganization.js'
import { organizationMessages } from '../messages/index.js'
import { NewOrganizationRoute } from './NewOrganizationRoute.js'

/** Makes an organization beside those that one has, and goes there. */
export function AnotherOrganizationRoute() {
  const t = useMessages(organizationMessages)
  const navigate = useNavigate()
  const { focus } = useFocusedOrganization()
  return (
    <>
      <DocumentTitle>{t('another.title')}</DocumentTitle>
      <NewOrganizationRoute
        isAnother
        focus={(id) => {
          focus(id)
          void navigate(consolePaths.organization)
        }}
      />
    </>
  )
}
