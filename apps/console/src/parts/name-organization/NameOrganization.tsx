import { useNameOrganization } from '@saywright/api/react'
import { noticeOfInvalidForm, useApiFailure, useShell } from '@saywright/shell'
import { focusHeading } from '@saywright/ui'
import { useMessages } from '@saywright/ui/i18n'
import { useEffect, useRef } from 'react'
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
  const isNaming = useRef(false)
  const isOffered = organization?.is_named === false && isAdministrator
  useEffect(() => {
    if (isOffered || !isNaming.current) return
    // Like after a change of page: the control that replaces the card is unrelated to it.
    isNaming.current = false
    const main = document.querySelector('main')
    if (main) focusHeading(main)
  }, [isOffered])
  if (!isOffered) return null
  const save = async (name: string) => {
    isNaming.current = true
    try {
      await nameOrganization({ params: { id: organization.id }, body: { name }, isFailureShown: true })
    } catch (thrown) {
      isNaming.current = false
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
