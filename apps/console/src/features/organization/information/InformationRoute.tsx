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
import { useOrganizationContext } from '../header/OrganizationLayoutRoute.js'
import { organizationMessages } from '../messages/index.js'
import { InformationScreen } from './InformationScreen.js'

export function InformationRoute() {
  const { organization, userId, administered, logo } = useOrganizationContext()
  const t = useMessages(organizationMessages)
  const { i18n, notices } = useShell()
  const saveOrganization = useSaveOrganization()
  const saveLogo = useSaveLogo()
  const deleteLogo = useDeleteLogo()
  const askName = useOrganizationNameCheck()
  const failure = useApiFailure()
  const guard = useDiscardGuard()
  useBlockedLeaving(guard)

  const params = administered && { id: administered.id }
  const save = async (values: OrganizationValues) => {
    if (!params) return undefined
    try {
      await saveOrganization({ params, body: organizationBody(values), isFailureShown: true })
    } catch (thrown) {
      return failure(thrown, Object.keys(values))
    }
    notices.show({ cause: 'form', tone: 'success', text: t('information.saved') })
    return undefined
  }
  return (
    <InformationScreen
      organization={organization}
      userId={userId}
      logo={{
        logo,
        onUploadLogo: async (file, onProgress) => {
          if (params) await saveLogo({ params, body: { file }, onProgress, quiet: true })
        },
        onRemoveLogo: logo && params ? async () => void (await deleteLogo({ params })) : undefined,
      }}
      askName={askName}
      onSave={administered ? save : undefined}
      onInvalid={() => notices.show(noticeOfInvalidForm(i18n))}
      guard={guard}
    />
  )
}
