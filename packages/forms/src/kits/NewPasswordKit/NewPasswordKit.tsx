import { passwordQualities } from '@saywright/api/contract'
import { Columns, type FieldSize, type PasswordRequirement, PasswordRequirements, Stack } from '@saywright/ui'
import { useMessages } from '@saywright/ui/i18n'
import { useId } from 'react'
import { fieldNames } from '../../core/fieldNames.js'
import { useFormChoice } from '../../core/useFormChoice.js'
import { FormPasswordField } from '../../fields/FormPasswordField/FormPasswordField.js'
import { newPasswordMessages } from './messages.js'

const nameOf = fieldNames<{ password: string; password_confirmed: string }>()

export type NewPasswordKitProps = {
  /**
   * Whether an existing password is replaced, instead of setting the first one.
   * @default false
   */
  isReplacement?: boolean
  /**
   * Whether the hints are beside both fields where there is space, instead of below the first one.
   * @default false
   */
  areHintsBeside?: boolean
  size?: FieldSize
}

/** The fields `password` and `password_confirmed`, with three hints that update while the user types. */
export function NewPasswordKit({ isReplacement, areHintsBeside, size }: NewPasswordKitProps) {
  const t = useMessages(newPasswordMessages)
  const requirementsOf = (value: string) => {
    const met = passwordQualities(value)
    return [
      { label: t('length'), isMet: met.length },
      { label: t('letters'), isMet: met.letters },
      { label: t('digitAndSpecial'), isMet: met.digitAndSpecial },
    ]
  }
  const listId = useId()
  const fields = (
    <>
      <FormPasswordField
        name={nameOf('password')}
        label={t(isReplacement ? 'newLabel' : 'label')}
        autoComplete="new-password"
        size={size}
        {...(areHintsBeside ? { 'aria-describedby': listId } : { requirementsOf })}
      />
      <FormPasswordField
        name={nameOf('password_confirmed')}
        label={t('confirmation')}
        autoComplete="new-password"
        size={size}
      />
    </>
  )
  if (!areHintsBeside) return fields
  return (
    <Columns count={{ phone: 1, tablet: 2 }} align="center">
      <Stack gap="x4">{fields}</Stack>
      <Hints id={listId} requirementsOf={requirementsOf} />
    </Columns>
  )
}

type HintsProps = { id: string; requirementsOf: (value: string) => PasswordRequirement[] }

function Hints({ id, requirementsOf }: HintsProps) {
  const { value = '' } = useFormChoice(nameOf('password'))
  return <PasswordRequirements id={id} requirements={requirementsOf(value)} />
}
