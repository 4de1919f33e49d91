import type { ReactNode, Ref } from 'react'
import {
  Menu as AriaMenu,
  MenuSection as AriaMenuSection,
  MenuTrigger as AriaMenuTrigger,
  Header,
  type Key,
  Popover,
} from 'react-aria-components'
import type { PopoverPlacement } from '../Popover/Popover.js'
import { surface } from '../Popover/surface.css.js'
import * as css from './Menu.css.js'

export type MenuProps = {
  /** `MenuItem`s, or `MenuSection`s of them. */
  children: ReactNode
  /** Its name, where its button does not say it. */
  'aria-label'?: string
  /** The id of the item that was taken. */
  onAction?: (id: Key) => void
  /** For items that stay chosen and bear a mark. */
  selectionMode?: 'single' | 'multiple'
  selectedKeys?: Iterable<Key>
  onSelectionChange?: (keys: ReadonlySet<Key>) => void
  placement?: PopoverPlacement
  id?: string
  ref?: Ref<HTMLDivElement>
}

export type MenuTriggerProps = {
  /** A button, then its `Menu`. */
  children: ReactNode
  isOpen?: boolean
  defaultOpen?: boolean
  onOpenChange?: (isOpen: boolean) => void
}

export type MenuSectionProps = {
  /** Its heading; the section is named by it. */
  title?: string
  /** Its name where it has no title. */
  'aria-label'?: string
  /** For items of which one, or some, stay chosen within the section. */
  selectionMode?: 'single' | 'multiple'
  selectedKeys?: Iterable<Key>
  onSelectionChange?: (keys: ReadonlySet<Key>) => void
  children: ReactNode
}

/** Joins a button with its menu. */
export function MenuTrigger(props: MenuTriggerProps) {
  return <AriaMenuTrigger {...props} />
}

/** Actions, or choices, that open below a button. */
export function Menu({ placement = 'bottom start', onAction, onSelectionChange, ...rest }: MenuProps) {
  return (
    <Popover className={surface} placement={placement} offset={6}>
      <AriaMenu
        {...rest}
        className={css.menu}
        onAction={(id) => onAction?.(id)}
        onSelectionChange={(keys) => {
          if (keys !== 'all') onSelectionChange?.(new Set(keys))
        }}
      />
    </Popover>
  )
}

/** Items that belong together, below a hairline. */
export function MenuSection({ title, children, onSelectionChange, ...rest }: MenuSectionProps) {
  return (
    <AriaMenuSection
      {...rest}
      className={css.section}
      onSelectionChange={(keys) => {
        if (keys !== 'all') onSelectionChange?.(keys)
      }}
    >
      {title && <Header className={css.sectionTitle}>{title}</Header>}
      {children}
    </AriaMenuSection>
  )
}
