import { type FocusEvent, type ReactNode, useId } from 'react'
import { FieldErrorContext, LabelContext, Provider, TextContext } from 'react-aria-components'
import { field } from './Field.css.js'
import { FieldParts } from './FieldParts.js'
import type { FieldProps } from './FieldProps.js'

/**
 * Attributes that connect a control with its label and messages. Spread them over the element that has the
 * role.
 */
export type FieldControlProps = {
  /** The id of the control, referenced by its label. */
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
  /** Renders the control with the given attributes. */
  children: (control: FieldControlProps) => ReactNode
  /**
   * Whether the control is a group, whose label does not focus an input when pressed.
   * @default false
   */
  isGroup?: boolean
  /**
   * Whether changes of description and error are announced, for responses of a server while the focus stays
   * in the field.
   * @default false
   */
  isLive?: boolean
  /** Content at the end of the line below the control, such as a character counter. */
  counter?: ReactNode
  /** Called when any part of the control gets the focus. */
  onFocus?: (event: FocusEvent<Element>) => void
  onBlur?: (event: FocusEvent<Element>) => void
}

/**
 * Renders label, description and error around a custom control and connects them with it, as in the other
 * fields.
 */
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
    // biome-ignore lint/a11y/noStaticElementInteractions: it only observes the focus
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

// react-aria requires the validity of the browser; here the form finds the errors.
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
