import { CheckboxGroup, type CheckboxGroupProps } from '@saywright/ui'
import { useFormChoice } from '../../core/useFormChoice.js'

export type FormCheckboxGroupProps<Value extends string> = Omit<
  CheckboxGroupProps<Value>,
  'value' | 'defaultValue' | 'onChange' | 'error'
> & { name: string }

/** Any number of a few values in a form, all in sight. */
export function FormCheckboxGroup<Value extends string>({
  name,
  isReadOnly,
  ...rest
}: FormCheckboxGroupProps<Value>) {
  const { isReadOnly: isFormReadOnly, value = [], ...field } = useFormChoice<readonly Value[]>(name)
  return <CheckboxGroup {...rest} {...field} value={value} isReadOnly={isReadOnly ?? isFormReadOnly} />
}
