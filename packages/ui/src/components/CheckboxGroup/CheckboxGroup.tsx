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
  /** Cannot be changed now; say why in `description`. */
  isDisabled?: boolean
}

export type CheckboxGroupProps<Value extends string = string> = FieldProps & {
  /** In the order in which they are shown, and in which the chosen ones are given back. */
  options: readonly CheckboxOption<Value>[]
  value?: readonly Value[]
  defaultValue?: readonly Value[]
  onChange?: (value: Value[]) => void
  orientation?: 'vertical' | 'horizontal'
  /** Reaches the first box. */
  ref?: Ref<HTMLInputElement>
}

/** Any number of a few, all in sight, taking effect when the form is sent. */
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
