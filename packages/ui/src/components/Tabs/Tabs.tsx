import type { ReactNode, Ref } from 'react'
import { Tabs as AriaTabs, Tab, TabList, TabPanel } from 'react-aria-components'
import { pill } from '../Badge/pill.css.js'
import * as css from './Tabs.css.js'

export type TabItem<Id extends string = string> = {
  id: Id
  label: string
  /** A number in a pill, already written in the language. */
  count?: ReactNode
  isDisabled?: boolean
  /** An address of its own: the tab is then a link, and `selectedKey` follows the address. */
  href?: string
  /** What the tab shows; the children of `Tabs` when absent. */
  content?: ReactNode
  /** Stays drawn, out of sight, while another tab is open: an editor then keeps what can be undone. */
  isKept?: boolean
}

export type TabsProps<Id extends string> = {
  /** What is divided, for screen readers. */
  label: string
  /** In the order in which they are shown. */
  tabs: readonly TabItem<Id>[]
  /** Without it the first tab is open, and presses change it. */
  selectedKey?: Id
  onSelectionChange?: (id: Id) => void
  /** Content of the open tab where the tabs do not bring their own, as for the page of an address. */
  children?: ReactNode
  /** `fill` takes the height of its pane and leads the content to its edges; `content` is as high as the open tab. */
  height?: 'content' | 'fill'
  id?: string
  ref?: Ref<HTMLDivElement>
}

/** Parts of one thing, of which one is seen. */
export function Tabs<Id extends string>({
  label,
  tabs,
  selectedKey,
  onSelectionChange,
  children,
  height = 'content',
  ...rest
}: TabsProps<Id>) {
  return (
    <AriaTabs
      {...rest}
      className={css.tabs[height]}
      selectedKey={selectedKey}
      onSelectionChange={(key) => onSelectionChange?.(key as Id)}
    >
      <div className={css.rails[height]}>
        <TabList className={css.list} aria-label={label}>
          {tabs.map(({ id, label, count, isDisabled, href }) => (
            <Tab
              key={id}
              ref={id === selectedKey ? bringIntoSight : undefined}
              id={id}
              className={css.tab}
              isDisabled={isDisabled}
              href={href}
            >
              <span>{label}</span>
              {count !== undefined && <span className={pill}>{count}</span>}
            </Tab>
          ))}
        </TabList>
      </div>
      {tabs.map(({ id, content, isKept }) => (
        <TabPanel key={id} id={id} className={css.panels[height]} shouldForceMount={isKept}>
          {content ?? children}
        </TabPanel>
      ))}
    </AriaTabs>
  )
}

function bringIntoSight(tab: HTMLElement | null) {
  tab?.scrollIntoView({ block: 'nearest', inline: 'nearest' })
}
