import type { ReactElement, ReactNode, Ref } from 'react'
import { Tooltip as AriaTooltip, TooltipTrigger } from 'react-aria-components'
import { tooltip } from '../IconButton/tooltip.css.js'
import { keys } from './Tooltip.css.js'

export type TooltipProps = {
  /** Short text about the trigger, without interactive content. */
  text: ReactNode
  /** Keyboard shortcut as printed on the keys, for example "Ctrl K". */
  shortcut?: string
  /** One button, link or field. */
  children: ReactElement
  /**
   * Side on which it opens; it flips where space is short.
   * @default 'top'
   */
  placement?: 'top' | 'bottom' | 'start' | 'end'
  /**
   * Whether the tooltip is initially open (uncontrolled).
   * @default false
   */
  defaultOpen?: boolean
  id?: string
  ref?: Ref<HTMLDivElement>
}

/**
 * Shows a text beside a control, 300 ms after the pointer enters it or immediately on keyboard focus. Not
 * shown on touch screens.
 */
export function Tooltip({ text, shortcut, children, placement = 'top', defaultOpen, ...rest }: TooltipProps) {
  return (
    <TooltipTrigger delay={300} closeDelay={0} defaultOpen={defaultOpen}>
      {children}
      <AriaTooltip {...rest} className={tooltip} placement={placement} offset={6}>
        <span>{text}</span>
        {shortcut && <kbd className={keys}>{shortcut}</kbd>}
      </AriaTooltip>
    </TooltipTrigger>
  )
}
