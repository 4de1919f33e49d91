import type { ReactNode, Ref } from 'react'
import { Input } from 'react-aria-components'
import { input } from '../Field/FieldFrame.css.js'
import type { CountedEntryProps, FieldSize } from '../Field/FieldProps.js'
import { TextEntry } from '../Field/TextEntry.js'

export type TextFieldProps = CountedEntryProps & {
  /** Chooses the keyboard on touch screens. Passwords have a field of their own. */
  type?: 'text' | 'email' | 'url' | 'search' | 'tel'
  inputMode?: 'text' | 'numeric' | 'decimal' | 'email' | 'url' | 'search' | 'tel' | 'none'
  /** Its height in the width class; `medium` unless said. */
  size?: FieldSize
  /** An icon or a fixed beginning of the value, such as a protocol. */
  prefix?: ReactNode
  /** One `FieldButton` or two. */
  suffix?: ReactNode
  /** Reaches the input. */
  ref?: Ref<HTMLInputElement>
}

/** One line of text. */
export function TextField({ placeholder, ref, ...rest }: TextFieldProps) {
  return (
    <TextEntry {...rest}>
      <Input ref={ref} placeholder={placeholder} className={input} />
    </TextEntry>
  )
}
