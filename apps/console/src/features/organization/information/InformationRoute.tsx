import type { Loadable, Organization } from '@saywright/api/contract'
import {
  useDeleteLogo,
  useOrganizationNameCheck,
  useSaveLogo,
  useSaveOrganization,
} from '@saywright/api/react'
import { type OrganizationValues, organizationBody, useDiscardGuard } from '@saywright/forms'
import { noticeOfInvalidForm, useApiFailure, useShell } from '@saywright/shell'
import { useMessages } from '@saywright/ui/i18n'
import { useBlockedLeaving } from '../../../parts/useBlockedLeaving.js'
import { organizationMessages } from '../messages/index.js'
import { InformationScreen } from './InformationScreen.js'

export type InformationRouteProps = {
  organization: Loadable<Organization>
  userId: number | undefined
  isAdministrator: boolean
  /** Address of its logo. */
  logo: string | undefined
}

export function InformationRoute({ organization, userId, isAdministrator, logo }: InformationRouteProps) {
  const t = useMessages(organizationMessages)
  const { i18n, notices } = useShell()
  const saveOrganization = useSaveOrganization()
  const saveLogo = useSaveLogo()
  const deleteLogo = useDeleteLogo()
  const askName = useOrganizationNameCheck()
  const failure = useApiFailure()
  const guard = useDiscardGuard()
  useBlockedLeaving(guard)

  const save = async (values: OrganizationValues) => {
    if (organization.state !== 'ready') return undefined
    try {
      const { id } = organization.value
      await saveOrganization({ params: { id }, body: organizationBody(values), isFailureShown: true })
    } catch (thrown) {
      return failure(thrown, Object.keys(values))
    }
    notices.show({ tone: 'success', text: t('information.saved') })
    return undefined
  }
  const params = { id: organization.state === 'ready' ? organization.value.id : 0 }
  return (
    <InformationScreen
      organization={organization}
      userId={userId}
      logo={{
        logo,
        onUploadLogo: async (file, onProgress) => {
          await saveLogo({ params, body: { file }, onProgress, quiet: true })
        },
        onRemoveLogo: logo ? async () => void (await deleteLogo({ params })) : undefined,
      }}
      askName={askName}
      onSave={isAdministrator ? save : undefined}
      onInvalid={() => notices.show(noticeOfInvalidForm(i18n))}
      guard={guard}
    />
  )
}
