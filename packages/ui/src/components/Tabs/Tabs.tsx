import { type ReactNode, type Ref, type RefObject, use, useRef } from 'react'
import { Tabs as AriaTabs, Tab, TabList, TabListStateContext, TabPanel } from 'react-aria-components'
import * as css from './Tabs.css.js'
import { useOpenTabInSight } from './useOpenTabInSight.js'

export type TabItem<Id extends string = string> = {
  id: Id
  label: string
  /** Number in a pill, already formatted in the language of the interface. */
  count?: ReactNode
  /**
   * Colour of the pill: `danger` for a number of failures, which its words say too.
   * @default 'neutral'
   */
  countTone?: 'neutral' | 'danger'
  /**
   * Whether the tab is disabled.
   * @default false
   */
  isDisabled?: boolean
  /** URL of the tab, which is then a link; `selectedKey` must follow the URL. */
  href?: string
  /** Content of the tab; the children of `Tabs` when absent. */
  content?: ReactNode
  /**
   * Whether the content stays mounted, but hidden, while another tab is selected, so that an editor keeps its
   * undo history.
   * @default false
   */
  isKept?: boolean
}

export type TabsProps<Id extends string> = {
  /** Accessible name of the tab list. */
  label: string
  /** The tabs in display order. */
  tabs: readonly TabItem<Id>[]
  /**
   * The `id` of the selected tab (controlled). Without it the first tab is selected initially and presses
   * change the selection.
   */
  selectedKey?: Id
  onSelectionChange?: (id: Id) => void
  /** Content of the selected tab when the tabs have no `content`, as for pages with a URL each. */
  children?: ReactNode
  /**
   * `fill` takes the height of the pane without padding around the content; `content` is as high as the
   * selected tab.
   * @default 'content'
   */
  height?: 'content' | 'fill'
  /** Content on the line of the tabs, at its end, such as figures of the selected tab. */
  end?: ReactNode
  id?: string
  ref?: Ref<HTMLDivElement>
}

/** Divides content into parts of which one is visible. */
export function Tabs<Id extends string>({
  label,
  tabs,
  selectedKey,
  onSelectionChange,
  children,
  height = 'content',
  end,
  ...rest
}: TabsProps<Id>) {
  const list = useRef<HTMLDivElement>(null)
  return (
    <AriaTabs
      {...rest}
      className={css.tabs[height]}
      selectedKey={selectedKey}
      onSelectionChange={(key) => onSelectionChange?.(key as Id)}
    >
      <div className={`${css.rails[height]} ${end ? css.railWithEnd : ''}`}>
        <TabList ref={list} className={css.list} aria-label={label}>
          {tabs.map(({ id, label, count, countTone = 'neutral', isDisabled, href }) => (
            <Tab key={id} id={id} className={css.tab} isDisabled={isDisabled} href={href}>
              <span>{label}</span>
              {count !== undefined && <span className={css.pills[countTone]}>{count}</span>}
            </Tab>
          ))}
        </TabList>
        <OpenTabInSight list={list} />
        {end && <div className={css.railEnd}>{end}</div>}
      </div>
      {tabs.map(({ id, content, isKept }) => (
        <TabPanel key={id} id={id} className={css.panels[height]} shouldForceMount={isKept}>
          {content ?? children}
        </TabPanel>
      ))}
    </AriaTabs>
  )
}

/** Reads which tab is open from the state of React Aria, also when the tabs are uncontrolled. */
function OpenTabInSight({ list }: { list: RefObject<HTMLElement | null> }) {
  useOpenTabInSight(list, use(TabListStateContext)?.selectedKey)
  return null
}
