import { Minus, Plus } from 'lucide-react'
import { type ReactNode, type Ref, useId } from 'react'
import { NumberField as AriaNumberField, Button, Group, Input } from 'react-aria-components'
import { field } from '../Field/Field.css.js'
import { fieldButton, frames, input, prefix as prefixStyle } from '../Field/FieldFrame.css.js'
import { FieldParts } from '../Field/FieldParts.js'
import type { FieldProps, FieldSize } from '../Field/FieldProps.js'
import { digits, steps } from './NumberField.css.js'

export type NumberFieldProps = FieldProps & {
  /** The number, or `null` when the field is empty. */
  value?: number | null
  defaultValue?: number
  /** Called with the new number, or `null`, on blur and at each step, not at every typed digit. */
  onChange?: (value: number | null) => void
  /** Smallest allowed value. Values outside the range are clamped on blur. */
  minValue?: number
  /** Largest allowed value. */
  maxValue?: number
  /**
   * Increment of the arrow keys and the step buttons; values are multiples of it, counted from `minValue`.
   * @default 1
   */
  step?: number
  /** Format of the number: unit, currency, percent, decimals. Always in the language of the interface. */
  formatOptions?: Intl.NumberFormatOptions
  /**
   * Whether the field has buttons to increase and decrease the value. Use `false` for numbers that are typed
   * rather than adjusted.
   * @default true
   */
  hasSteps?: boolean
  placeholder?: string
  /** Content before the number, such as a sign. */
  prefix?: ReactNode
  /**
   * Height of the field in the current width class.
   * @default 'medium'
   */
  size?: FieldSize
  /** Ref to the input element. */
  ref?: Ref<HTMLInputElement>
}

const icon = { size: 16, strokeWidth: 1.75, 'aria-hidden': true }

/** Edits a number by typing or in steps, formatted in the language of the interface. */
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
