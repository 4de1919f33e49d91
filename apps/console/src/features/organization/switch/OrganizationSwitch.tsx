import { useOrganizations } from '@saywright/api/react'
import { useShell } from '@saywright/shell'
import { useMessages } from '@saywright/ui/i18n'
import { useNavigate } from 'react-router'
import { useFocusedOrganization } from '../../../parts/focus/useFocusedOrganization.js'
import { organizationMessages } from '../messages/index.js'
import { SwitchDialog } from './SwitchDialog.js'

export type OrganizationSwitchProps = { isOpen: boolean; onOpenChange: (isOpen: boolean) => void }

/** The choice of the organization: another one is put in focus, and the way begins again at the root. */
export function OrganizationSwitch({ isOpen, onOpenChange }: OrganizationSwitchProps) {
  const t = useMessages(organizationMessages)
  const { notices } = useShell()
  const navigate = useNavigate()
  const { organizations, organization: current, focus } = useFocusedOrganization()
  const { data: details } = useOrganizations()
  return (
    <SwitchDialog
      organizations={organizations.map((organization) => ({
        ...organization,
        projects: details?.find(({ id }) => id === organization.id)?.projects?.length,
      }))}
      currentId={current?.id}
      isOpen={isOpen}
      onOpenChange={onOpenChange}
      onChoose={({ id, name }) => {
        onOpenChange(false)
        if (id === current?.id) return
        focus(id)
        void navigate('/')
        notices.show({
          cause: 'organization',
          tone: 'success',
          isForNextPage: true,
          text: t('switch.done', { organization: name }),
        })
      }}
    />
  )
}
