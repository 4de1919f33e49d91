import type { StaffPerson } from '@saywright/api/contract'
import { ConfirmDialog, Icon } from '@saywright/ui'
import { useMessages } from '@saywright/ui/i18n'
import { KeyRound } from 'lucide-react'
import { peopleMessages } from './messages.js'
import { keyAction } from './personColumns.js'

export type LicenceKeyDialogProps = {
  person: StaffPerson
  /** The displayed name. */
  name: string
  onSwitchKey: (person: StaffPerson, disabled: boolean) => Promise<void>
  onClose: () => void
}

/** Requests confirmation before a user's license key is disabled, or enabled again. */
export function LicenceKeyDialog({ person, name, onSwitchKey, onClose }: LicenceKeyDialogProps) {
  const t = useMessages(peopleMessages)
  const action = keyAction(person)
  const isDisabling = action === 'disableKey'
  return (
    <ConfirmDialog
      isOpen
      tone={isDisabling ? 'danger' : 'info'}
      onOpenChange={(isOpen) => !isOpen && onClose()}
      icon={<Icon of={KeyRound} size={20} />}
      title={t(`${action}.title`, { name })}
      confirmLabel={t(`${action}.confirm`)}
      onConfirm={() => onSwitchKey(person, isDisabling)}
    >
      {t(`${action}.text`)}
    </ConfirmDialog>
  )
}
