import { SegmentedControl, Text, TextField } from '@saywright/ui'
import { useId } from 'react'
import { useFormChoice } from '../../core/useFormChoice.js'
import { field as fieldClass } from './FormSegmented.css.js'

export type FormSegmentedProps<Value extends string> = {
  name: string
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
  const id = useId()
  if (isFieldReadOnly ?? isReadOnly) {
    const words = options.find((option) => option.value === value)?.label ?? ''
    return <TextField label={label} value={words} placeholder={placeholder ?? ''} isReadOnly />
  }
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it only hears that the focus comes and goes
    <div className={fieldClass} data-invalid={error ? true : undefined} onFocus={onFocus} onBlur={onBlur}>
      <Text as="span" variant="label" aria-hidden>
        {label}
      </Text>
      <SegmentedControl
        label={label}
        options={options}
        {...(value ? { value } : {})}
        onChange={onChange}
        aria-describedby={error ? id : undefined}
        fullWidth
      />
      {error && (
        <Text id={id} variant="caption" tone="danger" weight="medium">
          {error}
        </Text>
      )}
    </div>
  )
}
