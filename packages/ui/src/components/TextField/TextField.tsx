import { type ReactNode, type Ref, useId } from 'react'
import { TextField as AriaTextField, Input } from 'react-aria-components'
import { field } from '../Field/Field.css.js'
import { FieldCounter } from '../Field/FieldCounter.js'
import { input } from '../Field/FieldFrame.css.js'
import { FieldFrame } from '../Field/FieldFrame.js'
import { FieldParts } from '../Field/FieldParts.js'
import type { FieldSize, TextEntryProps } from '../Field/FieldProps.js'

export type TextFieldProps = TextEntryProps & {
  /** Chooses the keyboard on touch screens. Passwords have a field of their own. */
  type?: 'text' | 'email' | 'url' | 'search' | 'tel'
  inputMode?: 'text' | 'numeric' | 'decimal' | 'email' | 'url' | 'search' | 'tel' | 'none'
  /** Its height in the width class; `medium` unless said. */
  size?: FieldSize
  /** An icon or a fixed beginning of the value, such as a protocol. */
  prefix?: ReactNode
  /** One `FieldButton` or two. */
  suffix?: ReactNode
  /** Shows how many of the `maxLength` characters are used. */
  hasCounter?: boolean
  /** Reaches the input. */
  ref?: Ref<HTMLInputElement>
}

/** One line of text. */
export function TextField({
  label,
  isLabelHidden,
  labelAction,
  description,
  error,
  isOptional,
  isChecking,
  size,
  prefix,
  suffix,
  hasCounter,
  placeholder,
  id,
  ref,
  'aria-describedby': describedBy,
  ...rest
}: TextFieldProps) {
  const ownId = useId()
  const inputId = id ?? ownId
  const counterId = `${inputId}-counter`
  const limit = hasCounter ? rest.maxLength : undefined
  return (
    <AriaTextField
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
        <FieldFrame {...{ size, prefix, isChecking, suffix, inputId }}>
          <Input ref={ref} placeholder={placeholder} className={input} />
        </FieldFrame>
      </FieldParts>
    </AriaTextField>
  )
}
