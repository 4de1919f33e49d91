import { limits } from '@saywright/api/contract'
import { FormTextField, type FormTextFieldProps, fieldNames } from '@saywright/forms'

const nameOf = fieldNames<{ name: string }>()

export type NameFieldProps = Pick<FormTextFieldProps, 'label' | 'description' | 'autoFocus'>

/** The field `name` of a form, as long as names may be. That no other has it is checked by its form. */
export function NameField(props: NameFieldProps) {
  return (
    <FormTextField {...props} name={nameOf('name')} autoComplete="off" maxLength={limits.nameMaxCharacters} />
  )
}
