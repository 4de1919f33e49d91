import { useLanguageTag } from '../../i18n/useLocale.js'
import type { FieldProps, FieldSize } from '../Field/FieldProps.js'
import type { SelectOption } from '../Select/OptionList.js'
import { TextField } from '../TextField/TextField.js'

type ReadOnlyMultiSelectProps = FieldProps & {
  options: readonly SelectOption[]
  value?: readonly string[]
  defaultValue?: readonly string[]
  size?: FieldSize
}

/** The labels of the selected values as one text that can be read and copied. */
export function ReadOnlyMultiSelect({
  label,
  isLabelHidden,
  description,
  id,
  options,
  value,
  defaultValue = [],
}: ReadOnlyMultiSelectProps) {
  const locale = useLanguageTag()
  const chosen = (value ?? defaultValue).flatMap(
    (key) => options.find((option) => option.value === key)?.label ?? [],
  )
  const words = new Intl.ListFormat(locale).format(chosen)
  return <TextField {...{ label, isLabelHidden, description, id }} value={words} isReadOnly />
}
