import { type KeyboardEvent, type Ref, useRef } from 'react'
import { ComboBox, Input } from 'react-aria-components'
import { isEnter } from '../../keyboard/isEnter.js'
import { SuggestionBox } from '../ComboBox/SuggestionBox.js'
import { SuggestionList } from '../ComboBox/SuggestionList.js'
import { field } from '../Field/Field.css.js'
import { frames, input } from '../Field/FieldFrame.css.js'
import { FieldParts } from '../Field/FieldParts.js'
import { LateSuggestions } from './LateSuggestions.js'

export type SuggestFieldProps = {
  /** What is searched; it stands in the field while that is empty. */
  label: string
  /** The words in the field. */
  value: string
  /** Called at every change of the words. */
  onChange: (value: string) => void
  /** Called with the words at Enter, and with a suggestion that was chosen. */
  onApply: (value: string) => void
  /** What the words may be completed to; the list opens when they come. */
  suggestions: readonly string[]
  /** Suggestions are on their way. */
  isLoading?: boolean
  isDisabled?: boolean
  id?: string
  /** Reaches the input. */
  ref?: Ref<HTMLInputElement>
}

/** Words to search for, with suggestions that complete them. Words that are no suggestion stay. */
export function SuggestField({
  label,
  value,
  onChange,
  onApply,
  suggestions,
  isLoading,
  isDisabled,
  ref,
  ...rest
}: SuggestFieldProps) {
  const inputRef = useRef<HTMLInputElement>(null)
  const awaited = useRef(false)
  const apply = (words: string) => {
    awaited.current = false
    onApply(words)
  }
  // Enter on a suggestion chooses it, and is no Enter of the words. Nor does it send a form around the field.
  const applyWords = (event: KeyboardEvent<HTMLInputElement>) => {
    if (!isEnter(event)) return
    event.preventDefault()
    if (!event.currentTarget.getAttribute('aria-activedescendant')) apply(value)
  }
  return (
    <ComboBox
      {...rest}
      allowsCustomValue
      inputValue={value}
      onInputChange={onChange}
      onChange={(key) => {
        if (key !== null) apply(String(key))
      }}
      defaultFilter={() => true}
      isDisabled={isDisabled}
      className={field}
    >
      <FieldParts label={label} isLabelHidden>
        <SuggestionBox className={frames.medium} inputRef={inputRef} {...{ isLoading, isDisabled }}>
          <Input
            ref={(element) => {
              inputRef.current = element
              if (typeof ref === 'function') ref(element)
              else if (ref) ref.current = element
            }}
            placeholder={label}
            onKeyDown={applyWords}
            onInput={({ currentTarget }) => {
              awaited.current = currentTarget.value.trim() !== ''
            }}
            className={input}
          />
        </SuggestionBox>
      </FieldParts>
      <LateSuggestions awaited={awaited} hasSuggestions={suggestions.length > 0} />
      <SuggestionList
        options={suggestions.map((suggestion) => ({ value: suggestion, label: suggestion }))}
        isLoading={isLoading}
        virtualList={undefined}
      />
    </ComboBox>
  )
}
