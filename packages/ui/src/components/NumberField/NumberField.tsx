import { Minus, Plus } from 'lucide-react'
import { type ReactNode, type Ref, useId } from 'react'
import { NumberField as AriaNumberField, Button, Group, Input } from 'react-aria-components'
import { field } from '../Field/Field.css.js'
import { fieldButton, frames, input, prefix as prefixStyle } from '../Field/FieldFrame.css.js'
import { FieldParts } from '../Field/FieldParts.js'
import type { FieldProps, FieldSize } from '../Field/FieldProps.js'
import { digits, steps } from './NumberField.css.js'

export type NumberFieldProps = FieldProps & {
  /** `null` when the field is empty. */
  value?: number | null
  defaultValue?: number
  /** Called when the field is left or a step is taken, not at every digit. */
  onChange?: (value: number | null) => void
  /** Values outside are brought to the nearest allowed one when the field is left. */
  minValue?: number
  /** The largest value that can be typed or stepped to. */
  maxValue?: number
  /** Of the arrow keys and of the two buttons; values are multiples of it from `minValue`. 1 by default. */
  step?: number
  /** How the number is written: unit, currency, percent, decimals. Always in the language of the interface. */
  formatOptions?: Intl.NumberFormatOptions
  /** Whether it has a button for each direction; `false` where the number is typed rather than adjusted. */
  hasSteps?: boolean
  placeholder?: string
  /** Stands before the number, such as a sign. */
  prefix?: ReactNode
  /** Its height in the width class; `medium` unless said. */
  size?: FieldSize
  /** Reaches the input. */
  ref?: Ref<HTMLInputElement>
}

const icon = { size: 16, strokeWidth: 1.75, 'aria-hidden': true }

/** A number to type or to adjust by steps, written as the language of the interface writes it. */
export function NumberField({
  label,
  isLabelHidden,
  labelAction,
  description,
  error,
  isOptional,
  value,
  onChange,
  formatOptions,
  hasSteps = true,
  placeholder,
  prefix,
  size = 'medium',
  id,
  ref,
  ...rest
}: NumberFieldProps) {
  const ownId = useId()
  const inputId = id ?? ownId
  const isAdjustable = hasSteps && !rest.isReadOnly
  return (
    <AriaNumberField
      {...rest}
      {...(value === undefined ? {} : { value: value ?? Number.NaN })}
      onChange={(next) => onChange?.(Number.isNaN(next) ? null : next)}
      formatOptions={formatOptions}
      id={inputId}
      isInvalid={Boolean(error)}
      validationBehavior="aria"
      className={field}
    >
      <FieldParts {...{ label, isLabelHidden, labelAction, description, error, isOptional }}>
        <Group isInvalid={Boolean(error)} isDisabled={rest.isDisabled ?? false} className={frames[size]}>
          {prefix ? (
            <label htmlFor={inputId} className={prefixStyle}>
              {prefix}
            </label>
          ) : null}
          <Input ref={ref} placeholder={placeholder} className={`${input} ${digits}`} />
          {isAdjustable ? (
            <div className={steps}>
              <Button slot="decrement" className={fieldButton}>
                <Minus {...icon} />
              </Button>
              <Button slot="increment" className={fieldButton}>
                <Plus {...icon} />
              </Button>
            </div>
          ) : null}
        </Group>
      </FieldParts>
    </AriaNumberField>
  )
}
