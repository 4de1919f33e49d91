import type { ClipboardEvent, FocusEvent, KeyboardEvent, ReactNode } from 'react'

/** Props of every field. */
export type FieldProps = {
  /** Label of the field. Required also with `isLabelHidden`, for screen readers. */
  label: ReactNode
  /**
   * Whether the label is only read by screen readers.
   * @default false
   */
  isLabelHidden?: boolean
  /** Link at the end of the label line, after the field in the tab order. */
  labelAction?: ReactNode
  /** Help text below the field; `error` replaces it. */
  description?: ReactNode
  /**
   * Error message that says what is wrong and how to correct it. The field is invalid while it is present.
   */
  error?: ReactNode
  /**
   * Whether the field is required.
   * @default false
   */
  isRequired?: boolean
  /**
   * Whether "optional" is shown beside the label. In a form, fields without it are required.
   * @default false
   */
  isOptional?: boolean
  /**
   * Whether the field is disabled. Explain the reason nearby.
   * @default false
   */
  isDisabled?: boolean
  /**
   * Whether the value can be read and copied, but not changed.
   * @default false
   */
  isReadOnly?: boolean
  name?: string
  id?: string
  'aria-describedby'?: string
  onBlur?: (event: FocusEvent<Element>) => void
  onFocus?: (event: FocusEvent<Element>) => void
}

/** `large` is for the few fields of a sign-in screen. On touch screens both have the minimum touch target. */
export type FieldSize = 'medium' | 'large'

/** Props of every text field. */
export type TextEntryProps = FieldProps & {
  value?: string
  defaultValue?: string
  onChange?: (value: string) => void
  /** Example of the expected format. Never the only instruction. */
  placeholder?: string
  autoComplete?: string
  /**
   * Whether the field receives the focus when it is rendered.
   * @default false
   */
  autoFocus?: boolean
  /** Maximum number of characters that can be typed. */
  maxLength?: number
  spellCheck?: 'true' | 'false'
  onKeyDown?: (event: KeyboardEvent) => void
  /** Called on paste, before `onChange`. */
  onPaste?: (event: ClipboardEvent<HTMLInputElement>) => void
  /**
   * Whether a check on a server is in progress. A small spinner is shown and announced politely; the field
   * stays editable.
   * @default false
   */
  isChecking?: boolean
}

/** Props of text fields with a character counter. */
export type CountedEntryProps = TextEntryProps & {
  /**
   * Whether the number of characters used of `maxLength` is shown.
   * @default false
   */
  hasCounter?: boolean
  /**
   * Whether changes of description and error are announced, for messages that appear while the focus stays in
   * the field.
   * @default false
   */
  isLive?: boolean
}
