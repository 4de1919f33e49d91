import type { ReactNode, Ref } from 'react'
import { Input } from 'react-aria-components'
import { input } from '../Field/FieldFrame.css.js'
import type { CountedEntryProps, FieldSize } from '../Field/FieldProps.js'
import { TextEntry } from '../Field/TextEntry.js'

export type TextFieldProps = CountedEntryProps & {
  /** Input type, which sets the keyboard of touch screens. For passwords use a `PasswordField`. */
  type?: 'text' | 'email' | 'url' | 'search' | 'tel'
  inputMode?: 'text' | 'numeric' | 'decimal' | 'email' | 'url' | 'search' | 'tel' | 'none'
  /**
   * Height of the field in the current width class.
   * @default 'medium'
   */
  size?: FieldSize
  /** Icon or fixed beginning of the value, such as a protocol. */
  prefix?: ReactNode
  /** One or two `FieldButton` elements. */
  suffix?: ReactNode
  /** Ref to the input element. */
  ref?: Ref<HTMLInputElement>
}

/** Edits one line of text. */
export function TextField({ placeholder, ref, ...rest }: TextFieldProps) {
  return (
    <TextEntry {...rest}>
      <Input ref={ref} placeholder={placeholder} className={input} />
    </TextEntry>
  )
}
