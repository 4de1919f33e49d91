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
  /** Hundreds are fine. With `onSearch`, the answers to the last search. */
  options: readonly ComboBoxOption<Value>[]
  /** `null` when nothing is chosen. */
  value?: Value | null
  defaultValue?: Value
  /** `null` when the field was emptied. */
  onChange?: (value: Value | null) => void
  /** `match` puts those first in which the words typed stand first. */
  order?: SuggestionOrder
  /** Asks elsewhere for what matches, at every change of the words; without it the options given are searched. */
  onSearch?: (text: string) => void
  /** The options are on their way. */
  isLoading?: boolean
  placeholder?: string
  /** Its height in the width class; `medium` unless said. */
  size?: FieldSize
  /** Reaches the input. */
  ref?: Ref<HTMLInputElement>
}

/**
 * One of many known values, found by typing a part of its name. Words that name one in whole choose
 * it on leaving; others are cleared.
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
