import { TextField } from '@saywright/ui'
import { useRef } from 'react'
import { useKeptCaret } from '../../core/useKeptCaret.js'
import { useKitField } from '../../core/useKitField.js'
import { type Mask, masked, maskedCaret } from '../../masks/Mask.js'
import type { KitTextFieldProps } from '../KitTextField/KitTextField.js'

export type KitMaskedFieldProps = Omit<KitTextFieldProps, 'ref' | 'inputMode' | 'maxLength'> & { mask: Mask }

/** A line of text that is written with its separators while it is typed. The caret stays where the person put it. */
export function KitMaskedField({ name, mask, isReadOnly, ...rest }: KitMaskedFieldProps) {
  const { isReadOnly: isFormReadOnly, onChange, value, ...field } = useKitField(name)
  const input = useRef<HTMLInputElement>(null)
  const keepCaret = useKeptCaret(input)
  return (
    <TextField
      inputMode={mask.inputMode}
      {...rest}
      {...field}
      ref={input}
      value={masked(mask, value)}
      onChange={(typed) => {
        keepCaret(maskedCaret(mask, typed, input.current?.selectionStart ?? typed.length))
        onChange(masked(mask, typed))
      }}
      isReadOnly={isReadOnly ?? isFormReadOnly}
    />
  )
}
