import { PasswordField, type PasswordFieldProps } from '@saywright/ui'
import { Draft } from '../../core/Draft.js'
import type { ErrorWords } from '../../core/errorKeys.js'
import type { FieldName } from '../../core/fieldNames.js'
import { useHeldField } from '../../core/useHeldField.js'
import { useSecret } from '../../core/useSecret.js'

export type FormPasswordFieldProps = Omit<
  PasswordFieldProps,
  'name' | 'value' | 'defaultValue' | 'onChange' | 'error' | 'isChecking' | 'requirements'
> & {
  name: FieldName<string>
  /** Sentences that say more than those of the dictionary, for the faults where this field can. */
  words?: ErrorWords
  /** Requirements of the value as it stands, each met or not. */
  requirementsOf?: (value: string) => NonNullable<PasswordFieldProps['requirements']>
}

/** A password in a form. */
export function FormPasswordField({
  name,
  words,
  requirementsOf,
  isReadOnly,
  ...rest
}: FormPasswordFieldProps) {
  const held = useHeldField(name, words)
  useSecret(name)
  return (
    <Draft of={held}>
      {(field) => (
        <PasswordField
          {...rest}
          {...field}
          isReadOnly={isReadOnly ?? field.isReadOnly}
          requirements={requirementsOf?.(field.value)}
        />
      )}
    </Draft>
  )
}
