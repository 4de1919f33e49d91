import type { ReactNode } from 'react'
import { FieldError, Text } from 'react-aria-components'
import { Glyph } from '../Glyph/Glyph.js'
import { description as descriptionStyle, errorIcon, error as errorStyle } from './Field.css.js'

export type FieldMessageProps = { description?: ReactNode; error?: ReactNode }

/** The error of the react-aria field around it, or its hint when nothing is wrong. */
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
