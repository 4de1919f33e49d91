import { type FocusEvent, type ReactNode, useId } from 'react'
import { FieldErrorContext, LabelContext, Provider, TextContext } from 'react-aria-components'
import { field } from './Field.css.js'
import { FieldParts } from './FieldParts.js'
import type { FieldProps } from './FieldProps.js'

/** What ties a control to the words around it: spread it over the element that has the role. */
export type FieldControlProps = {
  /** Of the control, for its label. */
  id: string
  'aria-labelledby': string
  'aria-describedby': string | undefined
  'aria-invalid': true | undefined
  'aria-required': true | undefined
}

export type FieldLayoutProps = Pick<
  FieldProps,
  | 'label'
  | 'isLabelHidden'
  | 'labelAction'
  | 'description'
  | 'error'
  | 'isRequired'
  | 'isOptional'
  | 'isDisabled'
  | 'isReadOnly'
  | 'id'
  | 'aria-describedby'
> & {
  /** Draws the control. */
  children: (control: FieldControlProps) => ReactNode
  /** The control is a group: its label is not one that a press leads from to an input. */
  isGroup?: boolean
  /** Hint and error are announced whenever they change: for what a server says while the focus stays here. */
  isLive?: boolean
  /** At the right end of the line under the control. */
  counter?: ReactNode
  /** Of the control, whichever of its parts has the focus. */
  onFocus?: (event: FocusEvent<Element>) => void
  onBlur?: (event: FocusEvent<Element>) => void
}

/** Label, hint and error around a control of one's own, tied to it, as around every field here. */
export function FieldLayout({
  children,
  label,
  isLabelHidden,
  labelAction,
  description,
  error,
  isRequired,
  isOptional,
  isDisabled,
  isReadOnly,
  isGroup = false,
  isLive,
  counter,
  id,
  'aria-describedby': describedBy,
  onFocus,
  onBlur,
}: FieldLayoutProps) {
  const ownId = useId()
  const controlId = id ?? ownId
  const labelId = `${controlId}-label`
  const messageId = `${controlId}-message`
  const isInvalid = Boolean(error)
  const hasMessage = isInvalid || Boolean(description)
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it only hears that the focus comes and goes
    <div
      className={field}
      data-invalid={isInvalid || undefined}
      data-disabled={isDisabled || undefined}
      data-readonly={isReadOnly || undefined}
      onFocus={onFocus}
      onBlur={onBlur}
    >
      <Provider
        values={[
          [LabelContext, { id: labelId, ...(isGroup ? { elementType: 'span' } : { htmlFor: controlId }) }],
          [TextContext, { slots: { description: { id: messageId }, errorMessage: { id: messageId } } }],
          [FieldErrorContext, { isInvalid, validationErrors: [], validationDetails: noDetails }],
        ]}
      >
        <FieldParts
          {...{ label, isLabelHidden, labelAction, description, error, isOptional, isLive, counter }}
        >
          {children({
            id: controlId,
            'aria-labelledby': labelId,
            'aria-describedby': [describedBy, hasMessage && messageId].filter(Boolean).join(' ') || undefined,
            'aria-invalid': isInvalid || undefined,
            'aria-required': isRequired || undefined,
          })}
        </FieldParts>
      </Provider>
    </div>
  )
}

// react-aria asks for what the browser found; here the error is found by the form.
const noDetails = {
  badInput: false,
  customError: true,
  patternMismatch: false,
  rangeOverflow: false,
  rangeUnderflow: false,
  stepMismatch: false,
  tooLong: false,
  tooShort: false,
  typeMismatch: false,
  valueMissing: false,
  valid: false,
}
