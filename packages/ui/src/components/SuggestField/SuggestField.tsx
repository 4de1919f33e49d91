import { type KeyboardEvent, type Ref, useRef } from 'react'
import { ComboBox, Input } from 'react-aria-components'
import { isEnter } from '../../keyboard/isEnter.js'
import { SuggestionBox } from '../ComboBox/SuggestionBox.js'
import { SuggestionList } from '../ComboBox/SuggestionList.js'
import { field } from '../Field/Field.css.js'
import { frames } from '../Field/FieldFrame.css.js'
import { FieldParts } from '../Field/FieldParts.js'
import { Glyph } from '../Glyph/Glyph.js'
import { LateSuggestions } from './LateSuggestions.js'
import * as css from './SuggestField.css.js'

export type SuggestFieldProps = {
  /** Label, which names what is searched; also the placeholder. */
  label: string
  /** Text in the field. */
  value: string
  /** Called with the text at every change. */
  onChange: (value: string) => void
  /** Called with the text when Enter is pressed, and with a suggestion when it is selected. */
  onApply: (value: string) => void
  /** Completions of the text; the list opens when they arrive. */
  suggestions: readonly string[]
  /**
   * Whether suggestions are being loaded.
   * @default false
   */
  isLoading?: boolean
  /**
   * Whether the field is disabled.
   * @default false
   */
  isDisabled?: boolean
  id?: string
  /** Ref to the input element. */
  ref?: Ref<HTMLInputElement>
}

/** A search field with suggestions that complete the text. Other text is allowed too. */
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
  // Enter on a suggestion chooses it without applying the typed text. Nor does it send a form around the field.
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
        <SuggestionBox
          className={frames.medium}
          inputRef={inputRef}
          hasList={suggestions.length > 0}
          {...{ isLoading, isDisabled }}
        >
          <Glyph name="search" className={css.mark} />
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
            className={css.input}
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
