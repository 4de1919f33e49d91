import type { ReactNode, Ref } from 'react'
import { CheckboxButton, CheckboxField, VisuallyHidden } from 'react-aria-components'
import { FieldMessage } from '../Field/FieldMessage.js'
import type { FieldProps } from '../Field/FieldProps.js'
import { Glyph } from '../Glyph/Glyph.js'
import { below, boxes, row } from './Checkbox.css.js'

export type CheckboxProps = Omit<FieldProps, 'labelAction' | 'isOptional' | 'isReadOnly' | 'label'> & {
  label: ReactNode
  isSelected?: boolean
  defaultSelected?: boolean
  onChange?: (isSelected: boolean) => void
  /** Some of what it stands for is on, some is off. Pressing turns all on. */
  isIndeterminate?: boolean
  /** Settled and not to be changed here, for example delivered. It keeps its place in the Tab order; say why in `description`. */
  isReadOnly?: boolean
  /** `card` is the 20 px box in the corner of a card. */
  size?: 'medium' | 'card'
  /** What a form sends when it is on. */
  value?: string
  /** Reaches the input. */
  ref?: Ref<HTMLInputElement>
}

/** Something that is on or off, and takes effect when the form is sent. */
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
