import type { ReactNode, Ref } from 'react'
import { DisclosureGroup as AriaDisclosureGroup } from 'react-aria-components'
import { group } from './Disclosure.css.js'

export type DisclosureGroupProps = {
  /** `Disclosure` elements, each with an `id`. */
  children: ReactNode
  /**
   * Whether several sections can be expanded at the same time.
   * @default false
   */
  allowsMultipleExpanded?: boolean
  /** The ids of the expanded sections. */
  expandedKeys?: readonly string[]
  defaultExpandedKeys?: readonly string[]
  onExpandedChange?: (keys: readonly string[]) => void
  /**
   * Whether all sections are disabled.
   * @default false
   */
  isDisabled?: boolean
  id?: string
  ref?: Ref<HTMLDivElement>
}

/** An accordion: several disclosures in one card. */
export function DisclosureGroup({ onExpandedChange, ...rest }: DisclosureGroupProps) {
  return (
    <AriaDisclosureGroup
      {...rest}
      onExpandedChange={(keys) => onExpandedChange?.([...keys].map(String))}
      className={group}
    />
  )
}
