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
  /** Cannot be chosen now; say why in `description`. */
  isDisabled?: boolean
}

export type RadioGroupProps<Value extends string = string> = FieldProps & {
  /** In the order in which they are shown. A few; many are a `Select`. */
  options: readonly RadioOption<Value>[]
  /** `null` when nothing is chosen. */
  value?: Value | null
  defaultValue?: Value
  onChange?: (value: Value) => void
  orientation?: 'vertical' | 'horizontal'
  /** Reaches the first option. */
  ref?: Ref<HTMLInputElement>
}

/** One of a few, all in sight, taking effect when the form is sent. Arrow keys move through them. */
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
