import type { FieldProps, FieldSize } from '../Field/FieldProps.js'
import { TextField } from '../TextField/TextField.js'
import type { SelectOption } from './OptionList.js'

type ReadOnlySelectProps = FieldProps & {
  options: readonly SelectOption[]
  value?: string | null
  defaultValue?: string
  placeholder?: string | undefined
  size?: FieldSize
}

/** The value of a read-only select, which can be read and copied. */
export function ReadOnlySelect({
  label,
  isLabelHidden,
  description,
  id,
  size,
  options,
  value,
  defaultValue,
  placeholder = '',
}: ReadOnlySelectProps) {
  const chosen = value === undefined ? defaultValue : value
  const words = options.find((option) => option.value === chosen)?.label ?? ''
  return (
    <TextField {...{ label, isLabelHidden, description, id, size, placeholder }} value={words} isReadOnly />
  )
}
