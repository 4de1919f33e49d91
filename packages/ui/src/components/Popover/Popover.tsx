import { type ReactNode, type Ref, useRef } from 'react'
import { Popover as AriaPopover, Dialog, Heading } from 'react-aria-components'
import { EscapeFromBody } from '../../focus/EscapeFromBody.js'
import { ownText } from '../../theme/ownText.css.js'
import * as css from './Popover.css.js'
import { surface } from './surface.css.js'

export type PopoverPlacement = 'bottom start' | 'bottom end' | 'top start' | 'top end'

export type PopoverProps = {
  children: ReactNode
  /** Heading and accessible name. */
  title?: string
  /** Accessible name of a popover without a title. */
  'aria-label'?: string
  /**
   * Side on which it opens; it flips where space is short.
   * @default 'bottom start'
   */
  placement?: PopoverPlacement
  id?: string
  ref?: Ref<HTMLElement>
}

/** Shows a few details or controls beside their button. Escape or a press outside closes it. */
export function Popover({ children, title, placement = 'bottom start', ...rest }: PopoverProps) {
  const box = useRef<HTMLElement>(null)
  return (
    <AriaPopover ref={box} className={surface} placement={placement} offset={6}>
      <EscapeFromBody surface={box} />
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
