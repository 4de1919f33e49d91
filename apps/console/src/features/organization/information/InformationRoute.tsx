import { displayedName, type Organization } from '@saywright/api/contract'
import {
  useDeleteLogo,
  useDeleteOrganization,
  useHandOverOrganization,
  useLeaveOrganization,
  useOrganizationNameCheck,
  useSaveLogo,
  useSaveOrganization,
} from '@saywright/api/react'
import { organizationBody, organizationValues, useDiscardGuard } from '@saywright/forms'
import { noticeOfInvalidForm, useApiFailure, useShell } from '@saywright/shell'
import { consolePaths } from '@saywright/shell/paths'
import { useLocale, useMessages } from '@saywright/ui/i18n'
import { useNavigate } from 'react-router'
import { NameOrganization } from '../../../parts/name-organization/NameOrganization.js'
import { useBlockedLeaving } from '../../../parts/useBlockedLeaving.js'
import { useOrganizationContext } from '../header/OrganizationLayoutRoute.js'
import { organizationMessages } from '../messages/index.js'
import { furtherBody, furtherValues } from './further.js'
import { InformationScreen } from './InformationScreen.js'
import type { OrganizationFormValues } from './OrganizationForm.js'

export function InformationRoute() {
  const { organization, userId, administered, logo } = useOrganizationContext()
  const t = useMessages(organizationMessages)
  const { i18n, notices } = useShell()
  const saveOrganization = useSaveOrganization()
  const saveLogo = useSaveLogo()
  const deleteLogo = useDeleteLogo()
  const leaveOrganization = useLeaveOrganization()
  const deleteOrganization = useDeleteOrganization()
  const handOverOrganization = useHandOverOrganization()
  const locale = useLocale()
  const navigate = useNavigate()
  const askName = useOrganizationNameCheck()
  const failure = useApiFailure()
  const guard = useDiscardGuard()
  useBlockedLeaving(guard)

  const params = administered && { id: administered.id }
  const save = async (values: OrganizationFormValues) => {
    if (!params) return undefined
    try {
      await saveOrganization({ params, body: bodyOf(values), isFailureShown: true })
    } catch (thrown) {
      return failure(thrown, Object.keys(values))
    }
    notices.show({ cause: 'form', tone: 'success', text: t('information.saved') })
    return undefined
  }
  const leave = async () => {
    if (organization.state !== 'ready') return
    const { id, name } = organization.value
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
  return (
    <InformationScreen
      organization={organization}
      naming={<NameOrganization />}
      userId={userId}
      logo={{
        logo,
        onUploadLogo: async (file, onProgress) => {
          if (params) await saveLogo({ params, body: { file }, onProgress, quiet: true })
        },
        onRemoveLogo: logo && params ? async () => void (await deleteLogo({ params })) : undefined,
      }}
      askName={askName}
      onLeave={leave}
      onHandOver={administered && ((next) => handOver(administered, next))}
      onDelete={administered && (() => remove(administered))}
      onSave={administered ? save : undefined}
      onInvalid={() => notices.show(noticeOfInvalidForm(i18n))}
      guard={guard}
    />
  )
}

const bodyOf = (values: OrganizationFormValues) => ({
  ...organizationBody(organizationValues(values)),
  ...furtherBody({ ...furtherValues({}), ...values }),
})
