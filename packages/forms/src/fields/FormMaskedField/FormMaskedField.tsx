import { TextField } from '@saywright/ui'
import { useMessages } from '@saywright/ui/i18n'
import { useRef, useState } from 'react'
import { useFormField } from '../../core/useFormField.js'
import { useKeptCaret } from '../../core/useKeptCaret.js'
import { insertIn } from '../../masks/insertIn.js'
import { type Mask, masked, maskedCaret } from '../../masks/Mask.js'
import type { FormTextFieldProps } from '../FormTextField/FormTextField.js'
import { maskedFieldMessages } from './messages.js'

export type FormMaskedFieldProps = Omit<FormTextFieldProps, 'ref' | 'inputMode' | 'maxLength'> & {
  mask: Mask
}

/**
 * A text field bound to a form that inserts separators while the user types. The caret keeps its position.
 * Pasted text that does not fit the mask is rejected with an explanation.
 */
export function FormMaskedField({ name, words, mask, isReadOnly, ...rest }: FormMaskedFieldProps) {
  const { isReadOnly: isFormReadOnly, onChange, onBlur, value, error, ...field } = useFormField(name, words)
  const t = useMessages(maskedFieldMessages)
  const input = useRef<HTMLInputElement>(null)
  const saveCaret = useKeptCaret(input)
  const isPasted = useRef(false)
  const [isRefused, setRefused] = useState(false)
  const shown = masked(mask, value)
  return (
    <TextField
      inputMode={mask.inputMode}
      {...rest}
      {...field}
      ref={input}
      value={shown}
      error={isRefused ? t('unfit', { example: mask.example }) : error}
      isLive
      onPaste={() => {
        isPasted.current = true
        // A text equal to the one that it replaces changes nothing.
        setTimeout(() => {
          isPasted.current = false
        })
      }}
      onChange={(typed) => {
        const next = insertIn(mask, shown, typed, isPasted.current || undefined)
        isPasted.current = false
        setRefused(next === undefined)
        if (next === undefined) return
        const caret = input.current?.selectionStart ?? typed.length
        saveCaret(caret === typed.length ? next.length : maskedCaret(mask, typed, caret))
        onChange(next)
      }}
      onBlur={() => {
        setRefused(false)
        onBlur?.()
      }}
      isReadOnly={isReadOnly ?? isFormReadOnly}
    />
  )
}
