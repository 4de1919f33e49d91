import { Icon, TextField } from '@saywright/ui'
import { Search } from 'lucide-react'

export type SearchFieldProps = {
  /** What is searched; it stands in the field while that is empty. */
  label: string
  value: string
  onChange: (value: string) => void
}

/** Finds something in a list that stands below. */
export function SearchField({ label, value, onChange }: SearchFieldProps) {
  return (
    <TextField
      label={label}
      isLabelHidden
      placeholder={label}
      type="search"
      prefix={<Icon of={Search} />}
      value={value}
      onChange={onChange}
    />
  )
}
