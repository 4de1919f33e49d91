import type { StaffPackage } from '@saywright/api/contract'
import { ConfirmDialog, Icon, Text } from '@saywright/ui'
import { useMessages } from '@saywright/ui/i18n'
import { Trash2 } from 'lucide-react'
import { packagesMessages } from './messages.js'
import { referenceOf } from './packageColumns.js'

export type WithdrawPackageDialogProps = {
  withdrawn: StaffPackage
  onWithdraw: (withdrawn: StaffPackage) => Promise<void>
  onClose: () => void
}

/** Asks before a package goes that people may want to install. */
export function WithdrawPackageDialog({ withdrawn, onWithdraw, onClose }: WithdrawPackageDialogProps) {
  const t = useMessages(packagesMessages)
  return (
    <ConfirmDialog
      isOpen
      onOpenChange={(isOpen) => !isOpen && onClose()}
      icon={<Icon of={Trash2} size={20} />}
      title={t('withdrawTitle', { name: referenceOf(withdrawn) })}
      confirmLabel={t('withdrawConfirm')}
      onConfirm={() => onWithdraw(withdrawn)}
    >
      <Text>{t('withdrawText', { project: withdrawn.project.title })}</Text>
    </ConfirmDialog>
  )
}
