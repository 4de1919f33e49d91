import { createContext, type ReactNode, type Ref, useContext, useState, useSyncExternalStore } from 'react'
import { GridList, GridListItem, ListLayout, Virtualizer } from 'react-aria-components'
import * as css from './LongList.css.js'
import { usePrinting } from './usePrinting.js'

export type LongListProps<Item extends object> = {
  /** Accessible name of the list. */
  label: string
  /** The rows in display order. Keep the same object for an unchanged row: it is then not prepared again. */
  items: readonly Item[]
  /** Identifier of a row, unique in the list. */
  itemKey: (item: Item) => string
  /** Accessible name of a row; typing its first letters leads to it. */
  textOf: (item: Item) => string
  /** Content of a row. */
  children: (item: Item) => ReactNode
  /**
   * Class of each row. Hover, selection and keyboard focus are `data-hovered`, `data-selected` and `data-focus-visible`.
   * @default ''
   */
  rowClassName?: string
  /** Height of a row before it is measured, in px. */
  estimatedRowHeight: number
  /**
   * Space between two rows, in px.
   * @default 0
   */
  gap?: number
  /** Key of the selected row. Give it with `onSelectionChange`. */
  selectedKey?: string | undefined
  /** Called with the key of a row that is pressed or selected with Enter or Space. Without it rows cannot be selected. */
  onSelectionChange?: (key: string) => void
  id?: string
  /** Ref to the list element. */
  ref?: Ref<HTMLDivElement>
}

/**
 * A list of thousands of rows, of which those near the viewport are rendered, whatever scrolls. The browser cannot find text in
 * rows that are not rendered: put a `SearchField` above it. A print has all rows.
 */
export function LongList<Item extends object>(props: LongListProps<Item>) {
  const { label, items, itemKey, textOf, children, rowClassName = '', estimatedRowHeight, gap = 0 } = props
  const { selectedKey, onSelectionChange, id, ref } = props
  const isPrinting = usePrinting()
  const isServer = useSyncExternalStore(subscribe, inBrowser, onServer)
  const [layout] = useState(() => new ListLayout<object>({ estimatedRowSize: estimatedRowHeight, gap }))
  return (
    <DrawContext value={children as Draw}>
      {isPrinting && <PrintedRows {...{ items, itemKey, children, rowClassName, gap }} />}
      <div className={css.screenOnly}>
        {/* The visible range is known in the browser alone. */}
        {!isServer && (
          <Virtualizer layout={layout} shouldObserveItemSize>
            <GridList
              id={id}
              ref={ref}
              aria-label={label}
              className={css.list}
              items={items}
              {...(onSelectionChange && {
                selectionMode: 'single',
                disallowEmptySelection: true,
                selectedKeys: selectedKey === undefined ? [] : [selectedKey],
                onSelectionChange: (keys) => {
                  if (keys !== 'all') for (const key of keys) onSelectionChange(String(key))
                },
              })}
            >
              {(item) => (
                <GridListItem
                  id={itemKey(item)}
                  textValue={textOf(item)}
                  className={`${css.row} ${rowClassName}`}
                >
                  <Drawn item={item} />
                </GridListItem>
              )}
            </GridList>
          </Virtualizer>
        )}
      </div>
    </DrawContext>
  )
}

// The output of the server is hydrated unchanged, and rendered again after that.
const subscribe = () => () => undefined
const inBrowser = () => false
const onServer = () => true

type Draw = (item: object) => ReactNode

/**
 * Draws a row. React Aria keeps what it has prepared for a row as long as its item is the same: the content comes by context,
 * so that a new function draws the rows in view and prepares none again.
 */
const DrawContext = createContext<Draw>(() => undefined)

const Drawn = ({ item }: { item: object }) => useContext(DrawContext)(item)

type PrintedRowsProps<Item extends object> = Required<
  Pick<LongListProps<Item>, 'items' | 'itemKey' | 'children' | 'rowClassName' | 'gap'>
>

function PrintedRows<Item extends object>(props: PrintedRowsProps<Item>) {
  const { items, itemKey, children, rowClassName, gap } = props
  return (
    <div className={css.printOnly} style={{ gap }}>
      {items.map((item) => (
        <div key={itemKey(item)} className={`${css.row} ${rowClassName}`}>
          {children(item)}
        </div>
      ))}
    </div>
  )
}
