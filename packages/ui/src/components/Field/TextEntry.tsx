import { type ReactNode, useId } from 'react'
import { TextField } from 'react-aria-components'
import { field } from './Field.css.js'
import { FieldCounter } from './FieldCounter.js'
import { FieldFrame, type FieldFrameProps } from './FieldFrame.js'
import { FieldParts } from './FieldParts.js'
import type { CountedEntryProps } from './FieldProps.js'

type TextEntryPartProps = Omit<CountedEntryProps, 'placeholder'> &
  Pick<FieldFrameProps, 'size' | 'prefix' | 'suffix'> & {
    /** The input. */
    children: ReactNode
  }

/** Shared parts of single-line and multi-line text fields: everything except the input. */
export function TextEntry({
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
  isLive,
  children,
  id,
  'aria-describedby': describedBy,
  ...rest
}: TextEntryPartProps) {
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
        {...{ label, isLabelHidden, labelAction, description, error, isOptional, isChecking, isLive }}
        counter={limit ? <FieldCounter limit={limit} id={counterId} /> : null}
      >
        <FieldFrame {...{ size, prefix, isChecking, suffix, inputId }}>{children}</FieldFrame>
      </FieldParts>
    </TextField>
  )
}
