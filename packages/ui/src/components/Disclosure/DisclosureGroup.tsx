import type { ReactNode, Ref } from 'react'
import { DisclosureGroup as AriaDisclosureGroup } from 'react-aria-components'
import { group } from './Disclosure.css.js'

export type DisclosureGroupProps = {
  /** Each a `Disclosure` with an `id`. */
  children: ReactNode
  /** Opening one leaves the others open. Without it only one is open at a time. */
  allowsMultipleExpanded?: boolean
  /** The ids of those that are open. */
  expandedKeys?: readonly string[]
  defaultExpandedKeys?: readonly string[]
  onExpandedChange?: (keys: readonly string[]) => void
  isDisabled?: boolean
  id?: string
  ref?: Ref<HTMLDivElement>
}

/** Several disclosures in one card: an accordion. */
export function DisclosureGroup({ onExpandedChange, ...rest }: DisclosureGroupProps) {
  return (
    <AriaDisclosureGroup
      {...rest}
      onExpandedChange={(keys) => onExpandedChange?.([...keys].map(String))}
      className={group}
    />
  )
}
