import { FieldLayout, SegmentedControl, TextField } from '@saywright/ui'
import type { FieldName } from '../../core/fieldNames.js'
import { useFormChoice } from '../../core/useFormChoice.js'

export type FormSegmentedProps<Value extends string> = {
  name: FieldName<Value | ''>
  label: string
  /** Two to five, exclusive. */
  options: readonly { value: Value; label: string }[]
  isReadOnly?: boolean
  placeholder?: string | undefined
}

/** One of a few short values in a form, side by side; the empty text stands for none. */
export function FormSegmented<Value extends string>({
  name,
  label,
  options,
  isReadOnly: isFieldReadOnly,
  placeholder,
}: FormSegmentedProps<Value>) {
  const { value, onChange, onBlur, onFocus, error, isReadOnly } = useFormChoice<Value | ''>(name)
  if (isFieldReadOnly ?? isReadOnly) {
    const words = options.find((option) => option.value === value)?.label ?? ''
    return <TextField label={label} value={words} placeholder={placeholder ?? ''} isReadOnly />
  }
  return (
    <FieldLayout {...{ label, error, onFocus, onBlur }} isGroup>
      {(control) => (
        <SegmentedControl
          {...control}
          label={label}
          options={options}
          {...(value ? { value } : {})}
          onChange={onChange}
          isFullWidth
        />
      )}
    </FieldLayout>
  )
}
