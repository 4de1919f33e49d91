import type { ClipboardEvent, FocusEvent, KeyboardEvent, ReactNode } from 'react'

/** What every field takes. */
export type FieldProps = {
  /** Names the field. Always there, even when `isLabelHidden` keeps it for screen readers. */
  label: ReactNode
  isLabelHidden?: boolean
  /** A link at the right end of the label line; Tab reaches it after the field. */
  labelAction?: ReactNode
  /** The hint under the field, at rest. */
  description?: ReactNode
  /** What is wrong and what to do. Its presence makes the field invalid and takes the place of the hint. */
  error?: ReactNode
  isRequired?: boolean
  /** Writes "optional" beside the label. In a form every field without this word must be filled in. */
  isOptional?: boolean
  /** Give the reason nearby: a disabled field explains nothing by itself. */
  isDisabled?: boolean
  /** The value can be read and copied, not changed. */
  isReadOnly?: boolean
  name?: string
  id?: string
  'aria-describedby'?: string
  onBlur?: (event: FocusEvent<Element>) => void
  onFocus?: (event: FocusEvent<Element>) => void
}

/** `large` is for the few fields of a sign-in screen. On touch screens both are as high as a finger needs. */
export type FieldSize = 'medium' | 'large'

/** What every field for typed text takes in addition. */
export type TextEntryProps = FieldProps & {
  value?: string
  defaultValue?: string
  onChange?: (value: string) => void
  /** An example of the format, never the only instruction. */
  placeholder?: string
  autoComplete?: string
  autoFocus?: boolean
  /** Most characters that can be typed. */
  maxLength?: number
  spellCheck?: 'true' | 'false'
  onKeyDown?: (event: KeyboardEvent) => void
  /** Before what the clipboard holds reaches `onChange`. */
  onPaste?: (event: ClipboardEvent<HTMLInputElement>) => void
  /** A check on a server is under way: a small spinner, announced politely. The field stays editable. */
  isChecking?: boolean
}

/** What a field takes whose characters can be counted in sight. */
export type CountedEntryProps = TextEntryProps & {
  /** Shows how many of the `maxLength` characters are used. */
  hasCounter?: boolean
  /** Whether hint and error are announced whenever they change, for what is said while the focus stays here. @default false */
  isLive?: boolean
}
