import { useDeleteLogo, useOrganizationNameCheck, useSaveLogo } from '@saywright/api/react'
import { useDiscardGuard } from '@saywright/forms'
import { noticeOfInvalidForm, useShell } from '@saywright/shell'
import { NameOrganization } from '../../../parts/name-organization/NameOrganization.js'
import { useBlockedLeaving } from '../../../parts/useBlockedLeaving.js'
import { useOrganizationContext } from '../header/OrganizationLayoutRoute.js'
import { InformationScreen } from './InformationScreen.js'
import { useOrganizationActions } from './useOrganizationActions.js'

export function InformationRoute() {
  const { organization, userId, administered, logo } = useOrganizationContext()
  const { i18n, notices } = useShell()
  const { save, leave, handOver, remove } = useOrganizationActions()
  const saveLogo = useSaveLogo()
  const deleteLogo = useDeleteLogo()
  const askName = useOrganizationNameCheck()
  const guard = useDiscardGuard()
  useBlockedLeaving(guard)
  const params = administered && { id: administered.id }

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
      onLeave={async () => {
        if (organization.state === 'ready') await leave(organization.value)
      }}
      onHandOver={administered && ((next) => handOver(administered, next))}
      onDelete={administered && (() => remove(administered))}
      onSave={administered && ((values) => save(administered, values))}
      onInvalid={() => notices.show(noticeOfInvalidForm(i18n))}
      guard={guard}
    />
  )
}
