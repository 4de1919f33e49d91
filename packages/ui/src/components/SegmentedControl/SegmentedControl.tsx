import { type ReactNode, type Ref, useId, useState } from 'react'
import { VisuallyHidden } from 'react-aria-components'
import { cell, longWords, radio, segment, shortWords, track, words } from './SegmentedControl.css.js'

export type Segment<Value extends string = string> = {
  value: Value
  label: string
  /** Seen instead of the label on phones; the beginning of it, so that who says what they see is understood. */
  shortLabel?: string
  /** An icon of 16 px before the words. */
  icon?: ReactNode
  /** Keeps the words for screen readers; needs an icon. */
  isLabelHidden?: boolean
  isDisabled?: boolean
  /** BCP 47 tag, where the words are in another language than the page, such as the name of a language in itself. */
  lang?: string
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
  isFullWidth?: boolean
  id?: string
  /** What stands beside it: a hint, or what is wrong. */
  'aria-describedby'?: string | undefined
  /** Where its label is seen: as the words of a `FieldLayout`. */
  'aria-labelledby'?: string | undefined
  'aria-invalid'?: true | undefined
  'aria-required'?: true | undefined
  ref?: Ref<HTMLDivElement>
}

/**
 * One of a few modes, taking effect at once. Arrow keys move through them: these are the browser's own radio buttons, since
 * the first page of an app has one and no other need for what carries ours.
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
