import { Checkbox, Stack, Text } from '@saywright/ui'
import { useId } from 'react'
import { useFormChoice } from '../../core/useFormChoice.js'

export type FormChecklistProps<Value extends string | number> = {
  name: string
  label: string
  /** In the order in which they are shown, and in which the chosen ones are sent. */
  options: readonly { value: Value; label: string }[]
}

/** Any number of a few values in a form, all in sight. */
export function FormChecklist<Value extends string | number>({
  name,
  label,
  options,
}: FormChecklistProps<Value>) {
  const {
    value: chosen = [],
    onChange,
    onBlur,
    onFocus,
    error,
    isReadOnly,
  } = useFormChoice<readonly Value[]>(name)
  const id = useId()
  const change = (value: Value, isChosen: boolean) =>
    onChange(
      options
        .map((option) => option.value)
        .filter((each) => (each === value ? isChosen : chosen.includes(each))),
    )
  return (
    <Stack gap="x05" role="group" aria-labelledby={id}>
      <Text id={id} as="span" variant="label">
        {label}
      </Text>
      {options.map((option) => (
        <Checkbox
          key={option.value}
          name={name}
          label={option.label}
          isSelected={chosen.includes(option.value)}
          onChange={(isChosen) => change(option.value, isChosen)}
          isLocked={isReadOnly}
          onBlur={onBlur}
          onFocus={onFocus}
        />
      ))}
      {error ? (
        <Text variant="caption" tone="danger">
          {error}
        </Text>
      ) : null}
    </Stack>
  )
}
