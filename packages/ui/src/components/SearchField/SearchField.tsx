import { Search } from 'lucide-react'
import type { Ref } from 'react'
import { Icon } from '../../primitives/Icon/Icon.js'
import { TextField } from '../TextField/TextField.js'

export type SearchFieldProps = {
  /** Label, which names what is searched; also the placeholder. */
  label: string
  value?: string
  defaultValue?: string
  onChange?: (value: string) => void
  /**
   * Whether the field is disabled.
   * @default false
   */
  isDisabled?: boolean
  /**
   * Whether the field receives the focus when it is rendered.
   * @default false
   */
  autoFocus?: boolean
  name?: string
  id?: string
  /** Ref to the input element. */
  ref?: Ref<HTMLInputElement>
}

/** Filters a list below the field. Compare with `matchesText`. */
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
