import { useNameOrganization } from '@saywright/api/react'
import { noticeOfInvalidForm, useApiFailure, useShell } from '@saywright/shell'
import { useMessages } from '@saywright/ui/i18n'
import { useFocusedOrganization } from '../focus/useFocusedOrganization.js'
import { nameOrganizationMessages } from './messages.js'
import { NameOrganizationCard } from './NameOrganizationCard.js'

/** The offer to name the organization in focus, for its administrators and only while it has no name of its own. */
export function NameOrganization() {
  const t = useMessages(nameOrganizationMessages)
  const { i18n, notices } = useShell()
  const { organization, isAdministrator } = useFocusedOrganization()
  const nameOrganization = useNameOrganization()
  const failure = useApiFailure()
  if (organization?.is_named !== false || !isAdministrator) return null
  const save = async (name: string) => {
    try {
      await nameOrganization({ params: { id: organization.id }, body: { name }, isFailureShown: true })
    } catch (thrown) {
      return failure(thrown, ['name'])
    }
    notices.show({ cause: 'form', tone: 'success', text: t('saved', { name }) })
    return undefined
  }
  return (
    <NameOrganizationCard
      name={organization.name}
      onSave={save}
      onInvalid={() => notices.show(noticeOfInvalidForm(i18n))}
    />
  )
}
