import type { ReactNode, Ref } from 'react'
import { ToggleButton } from 'react-aria-components'
import { selectable } from './Card.css.js'

export type SelectableCardProps = {
  /** Words and pictures only: nothing in it can be pressed by itself. */
  children: ReactNode
  isSelected: boolean
  onChange?: (isSelected: boolean) => void
  /** Give the reason nearby. */
  isDisabled?: boolean
  id?: string
  ref?: Ref<HTMLButtonElement>
  'aria-label'?: string
  'aria-describedby'?: string
}

/** A card that is chosen as a whole; chosen, it gets a ring and moves nothing. */
export function SelectableCard({ children, ...rest }: SelectableCardProps) {
  return (
    <ToggleButton {...rest} className={selectable}>
      {children}
    </ToggleButton>
  )
}
