import type { ReactNode, Ref } from 'react'
import { ToggleButton } from 'react-aria-components'
import { selectable } from './Card.css.js'

export type SelectableCardProps = {
  /** Text and images only; the card must not contain interactive elements. */
  children: ReactNode
  /** Whether the card is selected. */
  isSelected: boolean
  onChange?: (isSelected: boolean) => void
  /**
   * Whether the card is disabled. Explain the reason nearby.
   * @default false
   */
  isDisabled?: boolean
  id?: string
  ref?: Ref<HTMLButtonElement>
  'aria-label'?: string
  'aria-describedby'?: string
}

/** A card that is selected as a whole. A selected card gets a ring and does not change its size. */
export function SelectableCard({ children, ...rest }: SelectableCardProps) {
  return (
    <ToggleButton {...rest} className={selectable}>
      {children}
    </ToggleButton>
  )
}
