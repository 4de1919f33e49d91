import type { ReactNode } from 'react'
import { MenuItem as AriaMenuItem, type Key } from 'react-aria-components'
import { Glyph } from '../Glyph/Glyph.js'
import { check, detail as detailStyle, words } from '../Popover/listRow.css.js'
import * as css from './Menu.css.js'

export type MenuItemProps = {
  id?: Key
  /** What it does, as plain words: typing their first letters leads to it. */
  children: string
  /** BCP 47 tag, where the words are in another language than the page. */
  lang?: string
  /** An icon of 16 px. */
  icon?: ReactNode
  /** As it is printed on the keys: "Ctrl D". */
  shortcut?: string
  /** A second line: a description, or why the item is disabled. */
  detail?: ReactNode
  /** `danger` when something is lost. */
  tone?: 'neutral' | 'danger'
  /** Give the reason in `detail`. */
  isDisabled?: boolean
  /** Makes it a link. */
  href?: string
  target?: '_blank'
  /** It was chosen; the menu closes. */
  onAction?: () => void
}

/** One action, choice or link of a `Menu`. */
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
