import type { ReactNode } from 'react'
import { MenuItem as AriaMenuItem, type Key } from 'react-aria-components'
import { Glyph } from '../Glyph/Glyph.js'
import { check, detail as detailStyle, words } from '../Popover/listRow.css.js'
import * as css from './Menu.css.js'

export type MenuItemProps = {
  id?: Key
  /** Label as plain text; typing its first letters moves the focus to the item. */
  children: string
  /** BCP 47 tag of the label, when its language differs from that of the page. */
  lang?: string
  /** Icon of 16 px. */
  icon?: ReactNode
  /** Keyboard shortcut as printed on the keys, for example "Ctrl D". */
  shortcut?: string
  /** Second line: a description, or the reason why the item is disabled. */
  detail?: ReactNode
  /** `danger` for destructive actions. */
  tone?: 'neutral' | 'danger'
  /**
   * Whether the item is disabled. Explain the reason in `detail`.
   * @default false
   */
  isDisabled?: boolean
  /** URL; the item is then a link. */
  href?: string
  target?: '_blank'
  /** Called when the item was pressed; the menu closes. */
  onAction?: () => void
}

/** One action, option or link of a `Menu`. */
export function MenuItem({ children, lang, icon, shortcut, detail, tone, ...rest }: MenuItemProps) {
  return (
    <AriaMenuItem
      {...rest}
      textValue={children}
      className={css.item}
      data-danger={tone === 'danger' || undefined}
      {...(rest.target === '_blank' ? { rel: 'noopener' } : {})}
    >
      {({ selectionMode }) => (
        <>
          {icon && <span className={css.icon}>{icon}</span>}
          <span className={words}>
            <span lang={lang}>{children}</span>
            {detail && <span className={detailStyle}>{detail}</span>}
          </span>
          {shortcut && <kbd className={css.keys}>{shortcut}</kbd>}
          {selectionMode !== 'none' && <Glyph name="check" strokeWidth={2} className={check} />}
        </>
      )}
    </AriaMenuItem>
  )
}
