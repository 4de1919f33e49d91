import { type Ref, useImperativeHandle, useRef, useState } from 'react'
import { ComboBox as AriaComboBox } from 'react-aria-components'
import { field } from '../Field/Field.css.js'
import { frames, input } from '../Field/FieldFrame.css.js'
import { FieldParts } from '../Field/FieldParts.js'
import type { FieldProps, FieldSize } from '../Field/FieldProps.js'
import { ReadOnlySelect } from '../Select/ReadOnlySelect.js'
import { useVirtualList } from '../Select/useVirtualList.js'
import { ListInput } from './ListInput.js'
import { SuggestionBox } from './SuggestionBox.js'
import { SuggestionList } from './SuggestionList.js'
import type { ComboBoxOption, SuggestionOrder } from './suggestions.js'
import { useSuggestions } from './useSuggestions.js'

export type ComboBoxProps<Value extends string = string> = FieldProps & {
  /** The options; hundreds are fine. With `onSearch`, the results of the last search. */
  options: readonly ComboBoxOption<Value>[]
  /** Value of the selected option, or `null` when nothing is selected. */
  value?: Value | null
  defaultValue?: Value
  /** Called with the value of the selected option, or with `null` when the field was cleared. */
  onChange?: (value: Value | null) => void
  /**
   * `match` puts options first in which the query occurs early.
   * @default 'given'
   */
  order?: SuggestionOrder
  /**
   * Called with the query at every change, to load matching options. Without it the given options are
   * filtered.
   */
  onSearch?: (text: string) => void
  /**
   * Whether the options are being loaded.
   * @default false
   */
  isLoading?: boolean
  placeholder?: string
  /**
   * Height of the field in the current width class.
   * @default 'medium'
   */
  size?: FieldSize
  /** Ref to the input element. */
  ref?: Ref<HTMLInputElement>
}

/**
 * Selects one of many known values by typing a part of its label. On blur, text that is exactly one label
 * selects that option; other text is cleared.
 */
export function ComboBox<Value extends string>(props: ComboBoxProps<Value>) {
  return props.isReadOnly ? <ReadOnlySelect {...props} /> : <OpenComboBox {...props} />
}

function OpenComboBox<Value extends string>({
  label,
  isLabelHidden,
  labelAction,
  description,
  error,
  isOptional,
  isReadOnly: _,
  options,
  value,
  onChange,
  order = 'given',
  onSearch,
  isLoading,
  placeholder,
  size = 'medium',
  ref,
  ...rest
}: ComboBoxProps<Value>) {
  const inputRef = useRef<HTMLInputElement>(null)
  useImperativeHandle(ref, () => inputRef.current as HTMLInputElement)
  const [own, setOwn] = useState(rest.defaultValue ?? null)
  const chosen = value === undefined ? own : value
  const { suggestions, matches, named, noteText } = useSuggestions({
    options,
    chosen: chosen === null ? [] : [chosen],
    order,
    onSearch,
  })
  const virtualList = useVirtualList(options.length)
  const choose = (key: Value | null) => {
    setOwn(key)
    if (key !== chosen) onChange?.(key)
  }
  return (
    <AriaComboBox
      {...rest}
      value={chosen}
      onChange={(key) => choose(key as Value | null)}
      onBlur={(event) => {
        if (named) choose(named.value)
        rest.onBlur?.(event)
      }}
      onInputChange={noteText}
      defaultFilter={matches}
      allowsEmptyCollection
      isInvalid={Boolean(error)}
      validationBehavior="aria"
      className={field}
    >
      <FieldParts {...{ label, isLabelHidden, labelAction, description, error, isOptional }}>
        <SuggestionBox className={frames[size]} {...{ inputRef, isLoading }} isDisabled={rest.isDisabled}>
          <ListInput ref={inputRef} placeholder={placeholder} className={input} />
        </SuggestionBox>
      </FieldParts>
      <SuggestionList options={suggestions} isLoading={isLoading} virtualList={virtualList} />
    </AriaComboBox>
  )
}
