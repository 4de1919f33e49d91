import { passwordQualities } from '@saywright/api/contract'
import type { FieldSize } from '@saywright/ui'
import { useMessages } from '@saywright/ui/i18n'
import { KitPasswordField } from '../../fields/KitPasswordField/KitPasswordField.js'
import { newPasswordMessages } from './messages.js'

export type NewPasswordKitProps = {
  /** Whether a password is set for the first time or replaced. */
  isReplacement?: boolean
  size?: FieldSize
}

/** The fields `password` and `password_confirmed`, with three hints that follow what is typed. */
export function NewPasswordKit({ isReplacement, size }: NewPasswordKitProps) {
  const t = useMessages(newPasswordMessages)
  const requirementsOf = (value: string) => {
    const met = passwordQualities(value)
    return [
      { label: t('length'), isMet: met.length },
      { label: t('letters'), isMet: met.letters },
      { label: t('digitAndSpecial'), isMet: met.digitAndSpecial },
    ]
  }
  return (
    <>
      <KitPasswordField
        name="password"
        label={t(isReplacement ? 'newLabel' : 'label')}
        autoComplete="new-password"
        size={size}
        requirementsOf={requirementsOf}
      />
      <KitPasswordField
        name="password_confirmed"
        label={t('confirmation')}
        autoComplete="new-password"
        size={size}
      />
    </>
  )
}
