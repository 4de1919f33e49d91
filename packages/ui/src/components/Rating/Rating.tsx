import { type Ref, useState } from 'react'
import { RadioButton, RadioField, RadioGroup } from 'react-aria-components'
import { useMessages } from '../../i18n/useMessages.js'
import { VisuallyHidden } from '../../primitives/VisuallyHidden/VisuallyHidden.js'
import { field } from '../Field/Field.css.js'
import { FieldParts } from '../Field/FieldParts.js'
import type { FieldProps } from '../Field/FieldProps.js'
import { ratingMessages } from './messages.js'
import { button, cell, line, words } from './Rating.css.js'
import { Star } from './Star.js'

const marks = [1, 2, 3, 4, 5] as const

/** Number of stars, from 1 to 5. */
export type RatingValue = (typeof marks)[number]

export type RatingProps = FieldProps & {
  /** The rating, or `null` when nothing is selected. */
  value?: RatingValue | null
  defaultValue?: RatingValue
  onChange?: (value: RatingValue) => void
  /** Accessible name of a value; "4 stars" when absent. */
  describe?: (value: RatingValue) => string
  /** Ref to the input element of the first star. */
  ref?: Ref<HTMLInputElement>
}

/** Rates something from one to five stars. With `isReadOnly` it displays a rating. */
export function Rating({
  label,
  isLabelHidden,
  labelAction,
  description,
  error,
  isOptional,
  value,
  defaultValue,
  onChange,
  describe,
  ref,
  ...rest
}: RatingProps) {
  const t = useMessages(ratingMessages)
  const nameOf = describe ?? ((mark: RatingValue) => t('stars', { count: mark }))
  const [own, setOwn] = useState<RatingValue | null>(defaultValue ?? null)
  const chosen = value === undefined ? own : value
  const choose = (mark: string) => {
    const next = Number(mark) as RatingValue
    setOwn(next)
    onChange?.(next)
  }
  return (
    <RadioGroup
      {...rest}
      value={chosen === null ? null : String(chosen)}
      onChange={choose}
      orientation="horizontal"
      isInvalid={Boolean(error)}
      validationBehavior="aria"
      className={field}
    >
      <FieldParts {...{ label, isLabelHidden, labelAction, description, error, isOptional }}>
        <div className={line}>
          {marks.map((mark) => (
            <RadioField
              key={mark}
              value={String(mark)}
              inputRef={mark === 1 ? ref : undefined}
              className={cell}
            >
              <RadioButton className={button}>
                <Star isFull={chosen !== null && mark <= chosen} />
                <VisuallyHidden>{nameOf(mark)}</VisuallyHidden>
              </RadioButton>
            </RadioField>
          ))}
          {chosen === null ? null : (
            <span aria-hidden className={words}>
              {nameOf(chosen)}
            </span>
          )}
        </div>
      </FieldParts>
    </RadioGroup>
  )
}
