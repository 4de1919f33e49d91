import { displayedName, type Organization } from '@saywright/api/contract'
import {
  useDeleteOrganization,
  useHandOverOrganization,
  useLeaveOrganization,
  useSaveOrganization,
} from '@saywright/api/react'
import { organizationBody, organizationValues } from '@saywright/forms'
import { useApiFailure, useShell } from '@saywright/shell'
import { consolePaths } from '@saywright/shell/paths'
import { useLocale, useMessages } from '@saywright/ui/i18n'
import { useNavigate } from 'react-router'
import { organizationMessages } from '../messages/index.js'
import { furtherBody, furtherValues } from './further.js'
import type { OrganizationFormValues } from './OrganizationForm.js'

/** Actions on an organization: save, leave, hand over and delete. */
export function useOrganizationActions() {
  const t = useMessages(organizationMessages)
  const { notices } = useShell()
  const saveOrganization = useSaveOrganization()
  const leaveOrganization = useLeaveOrganization()
  const deleteOrganization = useDeleteOrganization()
  const handOverOrganization = useHandOverOrganization()
  const locale = useLocale()
  const navigate = useNavigate()
  const failure = useApiFailure()

  const save = async ({ id }: Organization, values: OrganizationFormValues) => {
    try {
      await saveOrganization({ params: { id }, body: bodyOf(values), isFailureShown: true })
    } catch (thrown) {
      return failure(thrown, Object.keys(values))
    }
    notices.show({ cause: 'form', tone: 'success', text: t('information.saved') })
    return undefined
  }
  const leave = async ({ id, name }: Organization) => {
    await leaveOrganization({ params: { orgId: id } })
    notices.show({ cause: 'member', tone: 'success', text: t('leave.done', { organization: name }) })
    void navigate(consolePaths.projects)
  }
  const handOver = async ({ id, name, members }: Organization, userId: number) => {
    try {
      await handOverOrganization({ params: { id }, body: { user_id: userId }, isFailureShown: true })
    } catch (thrown) {
      return failure(thrown, ['user_id'])
    }
    const next = members.find(({ user }) => user.id === userId)
    notices.show({
      cause: 'member',
      tone: 'success',
      text: t('handOver.done', { name: next ? displayedName(next.user, locale) : '', organization: name }),
    })
    return undefined
  }
  const remove = async ({ id, name }: Organization) => {
    await deleteOrganization({ params: { id } })
    notices.show({
      cause: 'member',
      tone: 'success',
      isForNextPage: true,
      text: t('delete.done', { organization: name }),
    })
    void navigate(consolePaths.projects)
  }
  return { save, leave, handOver, remove }
}

const bodyOf = (values: OrganizationFormValues) => ({
  ...organizationBody(organizationValues(values)),
  ...furtherBody({ ...furtherValues({}), ...values }),
})
