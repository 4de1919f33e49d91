import {
  toLoadable,
  useSaveOrganizationLimits,
  useSaveOrganizationSales,
  useStaffOrganizations,
} from '@saywright/api/react'
import { DocumentTitle } from '@saywright/shell'
import { useMessages } from '@saywright/ui/i18n'
import { listQuery } from '../list/listPlace.js'
import { useListPlace } from '../list/useListPlace.js'
import { useSaved } from '../list/useSaved.js'
import { organizationsMessages } from './messages.js'
import { OrganizationsScreen } from './OrganizationsScreen.js'

export function OrganizationsRoute() {
  const t = useMessages(organizationsMessages)
  const [place, go] = useListPlace()
  const organizations = useStaffOrganizations(true, listQuery(place))
  const send = useSaveOrganizationLimits()
  const sendSales = useSaveOrganizationSales()
  const { save, onInvalid } = useSaved('staff-organization')
  return (
    <>
      <DocumentTitle>{t('title')}</DocumentTitle>
      <OrganizationsScreen
        rows={toLoadable(organizations)}
        place={place}
        onPlace={go}
        onSave={({ id }, body) => save(send({ params: { id }, body }), Object.keys(body))}
        onSaveSales={({ id }, body) => save(sendSales({ params: { id }, body }), Object.keys(body))}
        onInvalid={onInvalid}
      />
    </>
  )
}
