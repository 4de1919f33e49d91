import type { Ref } from 'react'
import { TextArea as AriaTextArea } from 'react-aria-components'
import { input } from '../Field/FieldFrame.css.js'
import type { CountedEntryProps } from '../Field/FieldProps.js'
import { TextEntry } from '../Field/TextEntry.js'
import { area } from './TextArea.css.js'

export type TextAreaProps = CountedEntryProps & {
  /**
   * Minimum number of lines; the area grows with its text up to 16 lines.
   * @default 3
   */
  rows?: 2 | 3 | 4 | 6 | 8
  /** Ref to the text area element. */
  ref?: Ref<HTMLTextAreaElement>
}

/** Edits several lines of text. */
export function TextArea({ rows = 3, placeholder, ref, ...rest }: TextAreaProps) {
  return (
    <TextEntry {...rest} size="grows">
      <AriaTextArea
        ref={ref}
        rows={rows}
        placeholder={placeholder}
        className={`${input} ${area}`}
        style={{ ['--rows' as string]: rows }}
      />
    </TextEntry>
  )
}
