import { PasswordField, type PasswordFieldProps } from '@saywright/ui'
import { useKitField } from '../../core/useKitField.js'

export type KitPasswordFieldProps = Omit<
  PasswordFieldProps,
  'value' | 'defaultValue' | 'onChange' | 'error' | 'isChecking' | 'requirements'
> & {
  name: string
  /** Requirements of the value as it stands, each met or not. */
  requirementsOf?: (value: string) => NonNullable<PasswordFieldProps['requirements']>
}

/** A password in a form. */
export function KitPasswordField({ name, requirementsOf, isReadOnly, ...rest }: KitPasswordFieldProps) {
  const { isReadOnly: isFormReadOnly, ...field } = useKitField(name)
  return (
    <PasswordField
      {...rest}
      {...field}
      isReadOnly={isReadOnly ?? isFormReadOnly}
      requirements={requirementsOf?.(field.value)}
    />
  )
}
