import type { ReactNode } from 'react'
import { FieldError, Text } from 'react-aria-components'
import { Glyph } from '../Glyph/Glyph.js'
import { description as descriptionStyle, errorIcon, error as errorStyle } from './Field.css.js'

export type FieldMessageProps = { description?: ReactNode; error?: ReactNode }

/** Error message of the surrounding React Aria field, or its description. */
export function FieldMessage({ description, error }: FieldMessageProps) {
  if (error) {
    return (
      <FieldError className={errorStyle}>
        <Glyph name="alert" size={14} className={errorIcon} />
        <span>{error}</span>
      </FieldError>
    )
  }
  if (!description) return null
  return (
    <Text slot="description" className={descriptionStyle}>
      {description}
    </Text>
  )
}
