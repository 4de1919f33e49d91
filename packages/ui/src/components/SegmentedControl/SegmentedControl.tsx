import { type ReactNode, type Ref, useId, useState } from 'react'
import { VisuallyHidden } from 'react-aria-components'
import { cell, longWords, radio, segment, shortWords, track, words } from './SegmentedControl.css.js'

export type Segment<Value extends string = string> = {
  value: Value
  label: string
  /**
   * Label on phones. It must be the beginning of `label`, so that voice control understands the visible text.
   */
  shortLabel?: string
  /** Icon of 16 px before the label. */
  icon?: ReactNode
  /**
   * Whether the label is only read by screen readers; requires an icon.
   * @default false
   */
  isLabelHidden?: boolean
  /**
   * Whether the segment is disabled.
   * @default false
   */
  isDisabled?: boolean
  /**
   * BCP 47 tag of the label, when its language differs from that of the page, as for the native name of a
   * language.
   */
  lang?: string
}

export type SegmentedControlProps<Value extends string = string> = {
  /** Accessible name: what is selected. */
  label: string
  /** Two to five options. */
  options: readonly Segment<Value>[]
  value?: Value
  defaultValue?: Value
  onChange?: (value: Value) => void
  /**
   * Whether the control is disabled.
   * @default false
   */
  isDisabled?: boolean
  /**
   * Whether the control fills the available width with segments of equal width.
   * @default false
   */
  isFullWidth?: boolean
  id?: string
  /** The id of the description or error message beside the control. */
  'aria-describedby'?: string | undefined
  /** The id of a visible label, as in a `FieldLayout`. */
  'aria-labelledby'?: string | undefined
  'aria-invalid'?: true | undefined
  'aria-required'?: true | undefined
  ref?: Ref<HTMLDivElement>
}

/**
 * Selects one of a few modes, which takes effect immediately. The arrow keys move between the segments. It
 * uses native radio buttons to keep the first page of an application small.
 */
export function SegmentedControl<Value extends string>({
  label,
  options,
  value,
  defaultValue,
  onChange,
  isDisabled,
  isFullWidth,
  ...rest
}: SegmentedControlProps<Value>) {
  const name = useId()
  const [own, setOwn] = useState(defaultValue)
  const choose = (next: Value) => {
    setOwn(next)
    onChange?.(next)
  }
  return (
    <div
      {...rest}
      role="radiogroup"
      aria-label={rest['aria-labelledby'] ? undefined : label}
      aria-disabled={isDisabled || undefined}
      data-full-width={isFullWidth || undefined}
      className={track}
    >
      {options.map((option) => (
        <label key={option.value} className={cell}>
          <input
            type="radio"
            name={name}
            value={option.value}
            checked={option.value === (value ?? own)}
            disabled={isDisabled || option.isDisabled}
            onChange={() => choose(option.value)}
            aria-label={option.shortLabel && option.label}
            lang={option.lang}
            className={radio}
          />
          <span className={segment} lang={option.lang}>
            {option.icon}
            {option.isLabelHidden ? (
              <VisuallyHidden elementType="span">{option.label}</VisuallyHidden>
            ) : (
              <span className={option.shortLabel ? longWords : words}>{option.label}</span>
            )}
            {option.shortLabel && (
              <span aria-hidden className={shortWords}>
                {option.shortLabel}
              </span>
            )}
          </span>
        </label>
      ))}
    </div>
  )
}
