import { type Ref, useId } from 'react'
import { TextArea as AriaTextArea, TextField } from 'react-aria-components'
import { field } from '../Field/Field.css.js'
import { FieldCounter } from '../Field/FieldCounter.js'
import { input } from '../Field/FieldFrame.css.js'
import { FieldFrame } from '../Field/FieldFrame.js'
import { FieldParts } from '../Field/FieldParts.js'
import type { TextEntryProps } from '../Field/FieldProps.js'
import { area } from './TextArea.css.js'

export type TextAreaProps = TextEntryProps & {
  /** Lines at rest; it grows with what is typed, up to 16. */
  rows?: 2 | 3 | 4 | 6 | 8
  /** Shows how many of the `maxLength` characters are used. */
  hasCounter?: boolean
  /** Reaches the text area. */
  ref?: Ref<HTMLTextAreaElement>
}

/** Several lines of text. */
export function TextArea({
  label,
  isLabelHidden,
  labelAction,
  description,
  error,
  isOptional,
  isChecking,
  rows = 3,
  hasCounter,
  placeholder,
  id,
  ref,
  'aria-describedby': describedBy,
  ...rest
}: TextAreaProps) {
  const ownId = useId()
  const inputId = id ?? ownId
  const counterId = `${inputId}-counter`
  const limit = hasCounter ? rest.maxLength : undefined
  return (
    <TextField
      {...rest}
      id={inputId}
      isInvalid={Boolean(error)}
      validationBehavior="aria"
      aria-describedby={[describedBy, limit && counterId].filter(Boolean).join(' ') || undefined}
      className={field}
    >
      <FieldParts
        {...{ label, isLabelHidden, labelAction, description, error, isOptional, isChecking }}
        counter={limit ? <FieldCounter limit={limit} id={counterId} /> : null}
      >
        <FieldFrame size="grows" isChecking={isChecking}>
          <AriaTextArea
            ref={ref}
            rows={rows}
            placeholder={placeholder}
            className={`${input} ${area}`}
            style={{ ['--rows' as string]: rows }}
          />
        </FieldFrame>
      </FieldParts>
    </TextField>
  )
}
