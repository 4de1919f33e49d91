import { useCreateOrganization, useOrganizationNameCheck } from '@saywright/api/react'
import { type OrganizationValues, organizationBody, useDiscardGuard } from '@saywright/forms'
import { noticeOfInvalidForm, useApiFailure, useShell } from '@saywright/shell'
import { useMessages } from '@saywright/ui/i18n'
import { useBlockedLeaving } from '../../../parts/useBlockedLeaving.js'
import { organizationMessages } from '../messages/index.js'
import { NewOrganizationScreen } from './NewOrganizationScreen.js'

export type NewOrganizationRouteProps = {
  /** Puts the new organization in focus. */
  focus: (id: number) => void
}

export function NewOrganizationRoute({ focus }: NewOrganizationRouteProps) {
  const t = useMessages(organizationMessages)
  const { i18n, notices } = useShell()
  const createOrganization = useCreateOrganization()
  const askName = useOrganizationNameCheck()
  const failure = useApiFailure()
  const guard = useDiscardGuard()
  useBlockedLeaving(guard)

  const create = async (values: OrganizationValues) => {
    try {
      const body = organizationBody(values)
      const { id } = await createOrganization({ body, isFailureShown: true })
      focus(id)
      notices.show({ cause: 'form', tone: 'success', text: t('create.done', { organization: body.name }) })
      return undefined
    } catch (thrown) {
      return failure(thrown, Object.keys(values))
    }
  }
  return (
    <NewOrganizationScreen
      askName={askName}
      onCreate={create}
      onInvalid={() => notices.show(noticeOfInvalidForm(i18n))}
      guard={guard}
    />
  )
}
