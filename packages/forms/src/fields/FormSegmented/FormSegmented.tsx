import { FieldLayout, SegmentedControl, TextField } from '@saywright/ui'
import type { FieldName } from '../../core/fieldNames.js'
import { useFormChoice } from '../../core/useFormChoice.js'

export type FormSegmentedProps<Value extends string> = {
  name: FieldName<Value | ''>
  label: string
  /** Two to five options, of which one can be selected. */
  options: readonly { value: Value; label: string }[]
  /**
   * Whether the value can be read and copied, but not changed.
   * @default `isReadOnly` of the form
   */
  isReadOnly?: boolean
  placeholder?: string | undefined
}

/** Selects one of a few short values in a form; an empty text means no selection. */
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
