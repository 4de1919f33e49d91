import { type KeyboardEvent, type Ref, useImperativeHandle, useRef, useState } from 'react'
import { ComboBox } from 'react-aria-components'
import { useWidthClass } from '../../theme/useWidthClass.js'
import { ListInput } from '../ComboBox/ListInput.js'
import { SuggestionBox } from '../ComboBox/SuggestionBox.js'
import { SuggestionList } from '../ComboBox/SuggestionList.js'
import type { ComboBoxOption, SuggestionOrder } from '../ComboBox/suggestions.js'
import { useSuggestions } from '../ComboBox/useSuggestions.js'
import { field } from '../Field/Field.css.js'
import { frames } from '../Field/FieldFrame.css.js'
import { FieldParts } from '../Field/FieldParts.js'
import type { FieldProps } from '../Field/FieldProps.js'
import { useVirtualList } from '../Select/useVirtualList.js'
import { ChosenTags } from './ChosenTags.js'
import * as css from './MultiSelect.css.js'
import { ReadOnlyMultiSelect } from './ReadOnlyMultiSelect.js'

export type MultiSelectProps<Value extends string = string> = FieldProps & {
  /** The options; hundreds are fine. With `onSearch`, the results of the last search. */
  options: readonly ComboBoxOption<Value>[]
  /** Values of the selected options, in the order of selection. */
  value?: readonly Value[]
  defaultValue?: readonly Value[]
  onChange?: (value: Value[]) => void
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
  /** Text in the field while nothing is selected. */
  placeholder?: string
  /**
   * Maximum number of visible tags while the field has no focus; the others are counted. All tags are visible
   * when absent.
   */
  maxTags?: number
  /** Ref to the input element. */
  ref?: Ref<HTMLInputElement>
}

/** Selects several of many known values; each is shown as a tag that can be removed. */
export function MultiSelect<Value extends string>(props: MultiSelectProps<Value>) {
  return props.isReadOnly ? <ReadOnlyMultiSelect {...props} /> : <OpenMultiSelect {...props} />
}

function OpenMultiSelect<Value extends string>({
  label,
  isLabelHidden,
  labelAction,
  description,
  error,
  isOptional,
  isReadOnly: _,
  options,
  value,
  defaultValue = [],
  onChange,
  order = 'given',
  onSearch,
  isLoading,
  placeholder,
  maxTags = Number.POSITIVE_INFINITY,
  ref,
  ...rest
}: MultiSelectProps<Value>) {
  const inputRef = useRef<HTMLInputElement>(null)
  useImperativeHandle(ref, () => inputRef.current as HTMLInputElement)
  const [own, setOwn] = useState(defaultValue)
  const chosen = value ?? own
  const { kept, suggestions, matches, noteText } = useSuggestions({ options, chosen, order, onSearch })
  const virtualList = useVirtualList(options.length)
  const isPhone = useWidthClass() === 'phone'
  const choose = (next: Value[]) => {
    setOwn(next)
    onChange?.(next)
  }
  const takeOutLast = ({ key }: KeyboardEvent) => {
    if (key === 'Backspace' && inputRef.current?.value === '' && chosen.length > 0)
      choose(chosen.slice(0, -1))
  }
  return (
    <ComboBox
      {...rest}
      selectionMode="multiple"
      value={chosen}
      onChange={(keys) => choose(keys as Value[])}
      onInputChange={noteText}
      onKeyDown={takeOutLast}
      defaultFilter={matches}
      allowsEmptyCollection
      isInvalid={Boolean(error)}
      validationBehavior="aria"
      className={field}
    >
      <FieldParts {...{ label, isLabelHidden, labelAction, description, error, isOptional }}>
        <SuggestionBox
          className={`${frames.grows} ${css.frame}`}
          {...{ inputRef, isLoading }}
          // The tags, which have a button each, need its room.
          isClearable={!isPhone}
          isDisabled={rest.isDisabled}
        >
          {/* The tags stay reachable for screen readers while the list is open. */}
          <div className={css.content} data-react-aria-top-layer="true">
            <ChosenTags
              chosen={kept}
              maxTags={maxTags}
              isDisabled={rest.isDisabled}
              onRemove={(values) => choose(chosen.filter((key) => !values.has(key)))}
              inputRef={inputRef}
            />
            <ListInput
              ref={inputRef}
              placeholder={chosen.length === 0 ? placeholder : undefined}
              className={css.input}
            />
          </div>
        </SuggestionBox>
      </FieldParts>
      <SuggestionList options={suggestions} isLoading={isLoading} virtualList={virtualList} />
    </ComboBox>
  )
}
