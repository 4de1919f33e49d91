import type { Organization } from '@saywright/api/contract'
import { consolePaths } from '@saywright/shell/paths'
import { Button, ButtonLink, Card, ConfirmDialog, Icon } from '@saywright/ui'
import { useMessages } from '@saywright/ui/i18n'
import { LogOut } from 'lucide-react'
import { useState } from 'react'
import { organizationMessages } from '../messages/index.js'
import { staysBecause } from './staysBecause.js'

export type LeaveCardProps = {
  organization: Pick<Organization, 'name' | 'members'>
  /** Of the person who looks. */
  userId: number | undefined
  /** The call reports a refusal. */
  onLeave: () => Promise<void>
}

/** Leaves an organization; for a user who cannot leave, the reason instead. */
export function LeaveCard({ organization, userId, onLeave }: LeaveCardProps) {
  const t = useMessages(organizationMessages)
  const [isAsked, setAsked] = useState(false)
  const reason = staysBecause(organization.members, userId)
  const names = { organization: organization.name }
  return (
    <>
      <Card
        title={t('leave.title')}
        level={3}
        description={t(`leave.${reason ?? 'text'}`)}
        actions={
          reason === 'lastAdministrator' ? (
            <ButtonLink href={consolePaths.organizationUsers}>{t('leave.chooseAdministrator')}</ButtonLink>
          ) : (
            !reason && (
              <Button variant="dangerOutline" onPress={() => setAsked(true)}>
                {t('leave.open')}
              </Button>
            )
          )
        }
      />
      <ConfirmDialog
        isOpen={isAsked}
        onOpenChange={setAsked}
        icon={<Icon of={LogOut} size={20} />}
        title={t('leave.question', names)}
        confirmLabel={t('leave.confirm')}
        onConfirm={onLeave}
      >
        {t('leave.text')}
      </ConfirmDialog>
    </>
  )
}
