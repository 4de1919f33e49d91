import { TextField } from '@saywright/ui'
import { useRef } from 'react'
import { useFormField } from '../../core/useFormField.js'
import { useKeptCaret } from '../../core/useKeptCaret.js'
import { type Mask, masked, maskedCaret } from '../../masks/Mask.js'
import type { FormTextFieldProps } from '../FormTextField/FormTextField.js'

export type FormMaskedFieldProps = Omit<FormTextFieldProps, 'ref' | 'inputMode' | 'maxLength'> & {
  mask: Mask
}

/** A line of text that is written with its separators while it is typed. The caret stays where the person put it. */
export function FormMaskedField({ name, words, mask, isReadOnly, ...rest }: FormMaskedFieldProps) {
  const { isReadOnly: isFormReadOnly, onChange, value, ...field } = useFormField(name, words)
  const input = useRef<HTMLInputElement>(null)
  const saveCaret = useKeptCaret(input)
  return (
    <TextField
      inputMode={mask.inputMode}
      {...rest}
      {...field}
      ref={input}
      value={masked(mask, value)}
      onChange={(typed) => {
        saveCaret(maskedCaret(mask, typed, input.current?.selectionStart ?? typed.length))
        onChange(masked(mask, typed))
      }}
      isReadOnly={isReadOnly ?? isFormReadOnly}
    />
  )
}
