import type { ReactElement, ReactNode, Ref } from 'react'
import { Tooltip as AriaTooltip, TooltipTrigger } from 'react-aria-components'
import { tooltip } from '../IconButton/tooltip.css.js'
import { keys } from './Tooltip.css.js'

export type TooltipProps = {
  /** A few words about the trigger; nothing that can be pressed. */
  text: ReactNode
  /** As it is printed on the keys: "Ctrl K". */
  shortcut?: string
  /** One button, link or field. */
  children: ReactElement
  placement?: 'top' | 'bottom' | 'start' | 'end'
  defaultOpen?: boolean
  id?: string
  ref?: Ref<HTMLDivElement>
}

/** Words that appear beside a control 300 ms after the pointer, or at once with the keyboard. Never on touch screens. */
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
