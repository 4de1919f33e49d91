import { PasswordField, type PasswordFieldProps } from '@saywright/ui'
import { Draft } from '../../core/Draft.js'
import type { ErrorMessages } from '../../core/errorKeys.js'
import type { FieldName } from '../../core/fieldNames.js'
import { useHeldField } from '../../core/useHeldField.js'
import { useSecret } from '../../core/useSecret.js'

export type FormPasswordFieldProps = Omit<
  PasswordFieldProps,
  'name' | 'value' | 'defaultValue' | 'onChange' | 'error' | 'isChecking' | 'requirements'
> & {
  name: FieldName<string>
  /** Error messages that are more precise than the default ones. */
  words?: ErrorMessages
  /** Returns the rules for a value, each with whether it is met. */
  requirementsOf?: (value: string) => NonNullable<PasswordFieldProps['requirements']>
}

/** A `PasswordField` bound to a form. */
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
