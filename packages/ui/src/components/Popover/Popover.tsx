import type { ReactNode, Ref } from 'react'
import { Popover as AriaPopover, Dialog, Heading } from 'react-aria-components'
import { ownText } from '../../theme/ownText.css.js'
import * as css from './Popover.css.js'
import { surface } from './surface.css.js'

export type PopoverPlacement = 'bottom start' | 'bottom end' | 'top start' | 'top end'

export type PopoverProps = {
  children: ReactNode
  /** Its heading, and its name for screen readers. */
  title?: string
  /** Its name where it has no title. */
  'aria-label'?: string
  placement?: PopoverPlacement
  id?: string
  ref?: Ref<HTMLElement>
}

/** A few details or controls beside their button; Escape or a press elsewhere closes it. */
export function Popover({ children, title, placement = 'bottom start', ...rest }: PopoverProps) {
  return (
    <AriaPopover className={surface} placement={placement} offset={6}>
      <Dialog {...rest} className={css.content}>
        {title && (
          <Heading slot="title" level={2} className={css.title}>
            {title}
          </Heading>
        )}
        <div className={ownText}>{children}</div>
      </Dialog>
    </AriaPopover>
  )
}
