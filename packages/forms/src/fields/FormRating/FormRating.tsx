import { Rating, type RatingProps, type RatingValue } from '@saywright/ui'
import type { FieldName } from '../../core/fieldNames.js'
import { useFormChoice } from '../../core/useFormChoice.js'

export type FormRatingProps = Omit<RatingProps, 'name' | 'value' | 'defaultValue' | 'onChange' | 'error'> & {
  name: FieldName<RatingValue>
}

/** A `Rating` bound to a form. */
export function FormRating({ name, isReadOnly, ...rest }: FormRatingProps) {
  const { isReadOnly: isFormReadOnly, value, ...field } = useFormChoice<RatingValue>(name)
  return <Rating {...rest} {...field} value={value ?? null} isReadOnly={isReadOnly ?? isFormReadOnly} />
}
