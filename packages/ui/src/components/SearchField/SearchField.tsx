import { Search } from 'lucide-react'
import type { Ref } from 'react'
import { Icon } from '../../primitives/Icon/Icon.js'
import { TextField } from '../TextField/TextField.js'

export type SearchFieldProps = {
  /** What is searched; it stands in the field while that is empty. */
  label: string
  value?: string
  defaultValue?: string
  onChange?: (value: string) => void
  isDisabled?: boolean
  autoFocus?: boolean
  name?: string
  id?: string
  /** Reaches the input. */
  ref?: Ref<HTMLInputElement>
}

/** Finds something in a list that stands below. Compare with `matchesText`. */
export function SearchField({ label, ...rest }: SearchFieldProps) {
  return (
    <TextField
      {...rest}
      label={label}
      isLabelHidden
      placeholder={label}
      type="search"
      prefix={<Icon of={Search} />}
    />
  )
}
