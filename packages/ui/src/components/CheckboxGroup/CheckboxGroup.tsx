import type { ReactNode, Ref } from 'react'
import { CheckboxGroup as AriaCheckboxGroup } from 'react-aria-components'
import { Checkbox } from '../Checkbox/Checkbox.js'
import { field } from '../Field/Field.css.js'
import { FieldParts } from '../Field/FieldParts.js'
import type { FieldProps } from '../Field/FieldProps.js'
import { options as optionsClass } from '../RadioGroup/RadioGroup.css.js'

export type CheckboxOption<Value extends string = string> = {
  value: Value
  label: ReactNode
  description?: ReactNode
  /**
   * Whether the option is disabled. Explain the reason in `description`.
   * @default false
   */
  isDisabled?: boolean
}

export type CheckboxGroupProps<Value extends string = string> = FieldProps & {
  /** The options in display order. `onChange` lists the selected values in the same order. */
  options: readonly CheckboxOption<Value>[]
  value?: readonly Value[]
  defaultValue?: readonly Value[]
  onChange?: (value: Value[]) => void
  orientation?: 'vertical' | 'horizontal'
  /** Ref to the input element of the first checkbox. */
  ref?: Ref<HTMLInputElement>
}

/** Selects any number of a few visible options, which take effect when the form is submitted. */
export function CheckboxGroup<Value extends string>({
  label,
  isLabelHidden,
  labelAction,
  description,
  error,
  isOptional,
  options,
  value,
  defaultValue,
  onChange,
  orientation,
  ref,
  ...rest
}: CheckboxGroupProps<Value>) {
  return (
    <AriaCheckboxGroup
      {...rest}
      {...(value && { value: [...value] })}
      {...(defaultValue && { defaultValue: [...defaultValue] })}
      onChange={(chosen) =>
        onChange?.(options.map((option) => option.value).filter((each) => chosen.includes(each)))
      }
      isInvalid={Boolean(error)}
      validationBehavior="aria"
      className={field}
    >
      <FieldParts {...{ label, isLabelHidden, labelAction, description, error, isOptional }}>
        <div className={optionsClass} data-orientation={orientation}>
          {options.map((option, index) => (
            <Checkbox key={option.value} {...option} {...(index === 0 && ref && { ref })} />
          ))}
        </div>
      </FieldParts>
    </AriaCheckboxGroup>
  )
}
