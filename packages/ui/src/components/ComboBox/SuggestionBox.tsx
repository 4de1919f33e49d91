import type { ReactNode, RefObject } from 'react'
import { Button, Group } from 'react-aria-components'
import { spinner } from '../Button/Button.css.js'
import { fieldButton } from '../Field/FieldFrame.css.js'
import { Glyph } from '../Glyph/Glyph.js'
import { ClearButton } from './ClearButton.js'

type SuggestionBoxProps = {
  className: string
  /** The input, and what is before it. */
  children: ReactNode
  inputRef: RefObject<HTMLInputElement | null>
  isDisabled: boolean | undefined
  isLoading: boolean | undefined
  /**
   * Whether there is a list to open.
   * @default true
   */
  hasList?: boolean
  /**
   * Whether one press empties it.
   * @default true
   */
  isClearable?: boolean
}

/** The box of a combo box, with the buttons that empty it and open its list. */
export function SuggestionBox({
  className,
  children,
  inputRef,
  isDisabled,
  isLoading,
  hasList = true,
  isClearable = true,
}: SuggestionBoxProps) {
  return (
    <Group role="presentation" className={className}>
      {children}
      {isDisabled || !isClearable ? null : <ClearButton inputRef={inputRef} />}
      {(hasList || isLoading) && (
        <Button className={fieldButton}>
          {isLoading ? <span className={spinner} /> : <Glyph name="down" />}
        </Button>
      )}
    </Group>
  )
}
