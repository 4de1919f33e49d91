import type { ReactNode, Ref } from 'react'
import { RadioGroup as AriaRadioGroup, RadioButton, RadioField, Text } from 'react-aria-components'
import { field } from '../Field/Field.css.js'
import { FieldParts } from '../Field/FieldParts.js'
import type { FieldProps } from '../Field/FieldProps.js'
import { circle, optionDescription, options as optionsStyle, row } from './RadioGroup.css.js'

export type RadioOption<Value extends string = string> = {
  value: Value
  label: ReactNode
  description?: ReactNode
  /**
   * Whether the option is disabled. Explain the reason in `description`.
   * @default false
   */
  isDisabled?: boolean
}

export type RadioGroupProps<Value extends string = string> = FieldProps & {
  /** The options in display order. For more than a few use a `Select`. */
  options: readonly RadioOption<Value>[]
  /** Value of the selected option, or `null` when nothing is selected. */
  value?: Value | null
  defaultValue?: Value
  onChange?: (value: Value) => void
  orientation?: 'vertical' | 'horizontal'
  /** Ref to the input element of the first option. */
  ref?: Ref<HTMLInputElement>
}

/**
 * Selects one of a few visible options, which takes effect when the form is submitted. The arrow keys move
 * between the options.
 */
export function RadioGroup<Value extends string>({
  label,
  isLabelHidden,
  labelAction,
  description,
  error,
  isOptional,
  options,
  onChange,
  ref,
  ...rest
}: RadioGroupProps<Value>) {
  return (
    <AriaRadioGroup
      {...rest}
      onChange={(value) => onChange?.(value as Value)}
      isInvalid={Boolean(error)}
      validationBehavior="aria"
      className={field}
    >
      <FieldParts {...{ label, isLabelHidden, labelAction, description, error, isOptional }}>
        <div className={optionsStyle}>
          {options.map((option, index) => (
            <RadioField
              key={option.value}
              value={option.value}
              isDisabled={option.isDisabled}
              inputRef={index === 0 ? ref : undefined}
            >
              <RadioButton className={row}>
                <span className={circle} />
                <span>{option.label}</span>
              </RadioButton>
              {option.description ? (
                <Text slot="description" className={optionDescription}>
                  {option.description}
                </Text>
              ) : null}
            </RadioField>
          ))}
        </div>
      </FieldParts>
    </AriaRadioGroup>
  )
}
