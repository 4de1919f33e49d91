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
  /** `MenuItem` elements, or `MenuSection` elements that contain them. */
  children: ReactNode
  /** Accessible name, when the label of the trigger button does not name the menu. */
  'aria-label'?: string
  /** Called with the id of the item that was pressed. */
  onAction?: (id: Key) => void
  /** Whether one or several items can be selected and show a check mark; without it the items are actions. */
  selectionMode?: 'single' | 'multiple'
  selectedKeys?: Iterable<Key>
  onSelectionChange?: (keys: ReadonlySet<Key>) => void
  /**
   * Side on which it opens; it flips where space is short.
   * @default 'bottom start'
   */
  placement?: PopoverPlacement
  id?: string
  ref?: Ref<HTMLDivElement>
}

export type MenuTriggerProps = {
  /** A button, followed by its `Menu`. */
  children: ReactNode
  /** Whether the menu is open (controlled). */
  isOpen?: boolean
  /**
   * Whether the menu is initially open (uncontrolled).
   * @default false
   */
  defaultOpen?: boolean
  onOpenChange?: (isOpen: boolean) => void
}

export type MenuSectionProps = {
  /** Heading and accessible name of the section. */
  title?: string
  /** Accessible name of a section without a title. */
  'aria-label'?: string
  /** Whether one or several items of the section can be selected. */
  selectionMode?: 'single' | 'multiple'
  selectedKeys?: Iterable<Key>
  onSelectionChange?: (keys: ReadonlySet<Key>) => void
  children: ReactNode
}

/** Connects a button with the menu that it opens. */
export function MenuTrigger(props: MenuTriggerProps) {
  return <AriaMenuTrigger {...props} />
}

/** A list of actions or options that opens from a button. */
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

/** Groups related items below a divider. */
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
