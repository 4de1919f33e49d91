import type { ReactNode, Ref } from 'react'
import { RadioButton, RadioField, RadioGroup, VisuallyHidden } from 'react-aria-components'
import { cell, segment, track, words } from './SegmentedControl.css.js'

export type Segment<Value extends string = string> = {
  value: Value
  label: string
  /** An icon of 16 px before the words. */
  icon?: ReactNode
  /** Keeps the words for screen readers; needs an icon. */
  isLabelHidden?: boolean
  isDisabled?: boolean
}

export type SegmentedControlProps<Value extends string = string> = {
  /** What is chosen here, for screen readers. */
  label: string
  /** Two to five. */
  options: readonly Segment<Value>[]
  value?: Value
  defaultValue?: Value
  onChange?: (value: Value) => void
  isDisabled?: boolean
  /** Equal shares of the width there is. */
  fullWidth?: boolean
  id?: string
  ref?: Ref<HTMLDivElement>
}

/** One of a few modes, taking effect at once. Arrow keys move through them. */
export function SegmentedControl<Value extends string>({
  label,
  options,
  onChange,
  fullWidth,
  ...rest
}: SegmentedControlProps<Value>) {
  return (
    <RadioGroup
      {...rest}
      aria-label={label}
      orientation="horizontal"
      onChange={(value) => onChange?.(value as Value)}
      data-full-width={fullWidth || undefined}
      className={track}
    >
      {options.map((option) => (
        <RadioField key={option.value} value={option.value} isDisabled={option.isDisabled} className={cell}>
          <RadioButton className={segment}>
            {option.icon}
            {option.isLabelHidden ? (
              <VisuallyHidden>{option.label}</VisuallyHidden>
            ) : (
              <span className={words}>{option.label}</span>
            )}
          </RadioButton>
        </RadioField>
      ))}
    </RadioGroup>
  )
}
