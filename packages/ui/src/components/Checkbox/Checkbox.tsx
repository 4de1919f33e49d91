import type { ReactNode, Ref } from 'react'
import { CheckboxButton, CheckboxField, VisuallyHidden } from 'react-aria-components'
import { FieldMessage } from '../Field/FieldMessage.js'
import type { FieldProps } from '../Field/FieldProps.js'
import { Glyph } from '../Glyph/Glyph.js'
import { below, boxes, row } from './Checkbox.css.js'

export type CheckboxProps = Omit<FieldProps, 'labelAction' | 'isOptional' | 'isReadOnly' | 'label'> & {
  label: ReactNode
  /** Whether the checkbox is selected (controlled). */
  isSelected?: boolean
  /**
   * Whether the checkbox is initially selected (uncontrolled).
   * @default false
   */
  defaultSelected?: boolean
  onChange?: (isSelected: boolean) => void
  /**
   * Whether only some of the options that it represents are selected. Pressing it selects all.
   * @default false
   */
  isIndeterminate?: boolean
  /**
   * Whether the value cannot be changed here. The checkbox stays in the tab order; explain the reason in
   * `description`.
   * @default false
   */
  isReadOnly?: boolean
  /**
   * `card` is the 20 px box in the corner of a card.
   * @default 'medium'
   */
  size?: 'medium' | 'card'
  /** Value that a form submits when the checkbox is selected. */
  value?: string
  /** Ref to the input element. */
  ref?: Ref<HTMLInputElement>
}

/**
 * Selects one option that takes effect when the form is submitted. For an immediate effect use a `Switch`.
 */
export function Checkbox({
  label,
  isLabelHidden,
  description,
  error,
  isReadOnly,
  size = 'medium',
  ref,
  ...rest
}: CheckboxProps) {
  return (
    <CheckboxField
      {...rest}
      inputRef={ref}
      isReadOnly={isReadOnly}
      isInvalid={Boolean(error)}
      validationBehavior="aria"
    >
      <CheckboxButton className={row}>
        {({ isSelected, isIndeterminate }) => (
          <>
            <span className={boxes[size]}>
              {isSelected || isIndeterminate ? (
                <Glyph
                  name={isIndeterminate ? 'minus' : 'check'}
                  size={size === 'card' ? 14 : 12}
                  strokeWidth={3}
                />
              ) : null}
            </span>
            {isLabelHidden ? <VisuallyHidden>{label}</VisuallyHidden> : <span>{label}</span>}
          </>
        )}
      </CheckboxButton>
      {description || error ? (
        <div className={below}>
          <FieldMessage description={description} error={error} />
        </div>
      ) : null}
    </CheckboxField>
  )
}
