import { useCreateOrganization, useOrganizationNameCheck } from '@saywright/api/react'
import { organizationBody, organizationValues, useDiscardGuard } from '@saywright/forms'
import { noticeOfInvalidForm, useApiFailure, useShell } from '@saywright/shell'
import { useMessages } from '@saywright/ui/i18n'
import { useBlockedLeaving } from '../../../parts/useBlockedLeaving.js'
import { organizationMessages } from '../messages/index.js'
import { NewOrganizationScreen } from './NewOrganizationScreen.js'
import type { OrganizationFormValues } from './OrganizationForm.js'

export type NewOrganizationRouteProps = {
  /** Puts the new organization in focus. */
  focus: (id: number) => void
  /** Whether the user has an organization already. */
  isAnother?: boolean
}

export function NewOrganizationRoute({ focus, isAnother = false }: NewOrganizationRouteProps) {
  const t = useMessages(organizationMessages)
  const { i18n, notices } = useShell()
  const createOrganization = useCreateOrganization()
  const askName = useOrganizationNameCheck()
  const failure = useApiFailure()
  const guard = useDiscardGuard()
  useBlockedLeaving(guard)

  const create = async (values: OrganizationFormValues) => {
    try {
      const body = organizationBody(organizationValues(values))
      const { id } = await createOrganization({ body, isFailureShown: true })
      notices.show({
        cause: 'form',
        tone: 'success',
        isForNextPage: isAnother,
        text: t('create.done', { organization: body.name }),
      })
      focus(id)
      return undefined
    } catch (thrown) {
      return failure(thrown, Object.keys(values))
    }
  }
  return (
    <NewOrganizationScreen
      isAnother={isAnother}
      askName={askName}
      onCreate={create}
      onInvalid={() => notices.show(noticeOfInvalidForm(i18n))}
      guard={guard}
    />
  )
}
