import { Check } from 'lucide-react'
import type { ReactNode } from 'react'
import { MenuItem as AriaMenuItem, type Key, Keyboard, Text } from 'react-aria-components'
import * as css from './Menu.css.js'

export type MenuItemProps = {
  id?: Key
  /** What it does, as plain words: typing their first letters leads to it. */
  children: string
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
  onAction?: () => void
}

// The detail and the keys are the description of the item; hidden where they stand, they are not read a second time.
/** One action, choice or link of a `Menu`. */
export function MenuItem({ children, icon, shortcut, detail, tone, ...rest }: MenuItemProps) {
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
          <span className={css.words}>
            <Text slot="label">{children}</Text>
            {detail && (
              <Text slot="description" className={css.detail} aria-hidden>
                {detail}
              </Text>
            )}
          </span>
          {shortcut && (
            <Keyboard className={css.keys} aria-hidden>
              {shortcut}
            </Keyboard>
          )}
          {selectionMode !== 'none' && <Check size={16} strokeWidth={2} aria-hidden className={css.check} />}
        </>
      )}
    </AriaMenuItem>
  )
}
