import { Rating, type RatingProps, type RatingValue } from '@saywright/ui'
import { useFormChoice } from '../../core/useFormChoice.js'

export type FormRatingProps = Omit<RatingProps, 'value' | 'defaultValue' | 'onChange' | 'error'> & {
  name: string
}

/** One to five stars in a form. */
export function FormRating({ name, isReadOnly, ...rest }: FormRatingProps) {
  const { isReadOnly: isFormReadOnly, value, ...field } = useFormChoice<RatingValue>(name)
  return <Rating {...rest} {...field} value={value ?? null} isReadOnly={isReadOnly ?? isFormReadOnly} />
}
