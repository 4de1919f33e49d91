import { Rating, type RatingProps, type RatingValue } from '@saywright/ui'
import { useKitChoice } from '../../core/useKitChoice.js'

export type KitRatingProps = Omit<RatingProps, 'value' | 'defaultValue' | 'onChange' | 'error'> & {
  name: string
}

/** One to five stars in a form. */
export function KitRating({ name, isReadOnly, ...rest }: KitRatingProps) {
  const { isReadOnly: isFormReadOnly, value, ...field } = useKitChoice<RatingValue>(name)
  return <Rating {...rest} {...field} value={value ?? null} isReadOnly={isReadOnly ?? isFormReadOnly} />
}
