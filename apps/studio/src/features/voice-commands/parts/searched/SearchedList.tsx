import { LongList, type LongListProps, matchesText, SearchField, Text } from '@saywright/ui'
import { useLocale, useMessages } from '@saywright/ui/i18n'
import { useDeferredValue, useMemo, useRef, useState } from 'react'
import { searchedMessages } from './messages.js'
import { head } from './SearchedList.css.js'
import { useFindKey } from './useFindKey.js'

export type SearchedListProps<Item extends object> = Omit<LongListProps<Item>, 'label' | 'id' | 'ref'> & {
  labels: {
    readonly list: string
    readonly find: string
    /** Said where there are rows, but none is found. */
    readonly noFound: string
  }
}

/** So few need no search. */
const rowsWithoutSearch = 10

/** A list of thousands of rows, found by the letters of their names: it is drawn where it is in sight, so the browser finds nothing in the rest. */
export function SearchedList<Item extends object>({ labels, ...list }: SearchedListProps<Item>) {
  const t = useMessages(searchedMessages)
  const numbers = new Intl.NumberFormat(useLocale())
  const { items, textOf } = list
  const all = numbers.format(items.length)
  const field = useRef<HTMLInputElement>(null)
  const [typed, setTyped] = useState('')
  const sought = useDeferredValue(typed)
  const found = useMemo(
    () => (sought.trim() === '' ? items : items.filter((item) => matchesText(textOf(item), sought))),
    [items, textOf, sought],
  )
  const hasSearch = items.length > rowsWithoutSearch || typed !== ''
  useFindKey(hasSearch ? field : undefined)
  return (
    <>
      {hasSearch && (
        <div className={head}>
          <SearchField ref={field} label={labels.find} value={typed} onChange={setTyped} />
          <span role="status">
            <Text as="span" variant="bodySmall" tone="secondary">
              {sought.trim() === ''
                ? t('all', { all })
                : found.length === 0
                  ? labels.noFound
                  : t('found', { found: numbers.format(found.length), all })}
            </Text>
          </span>
        </div>
      )}
      {found.length > 0 && <LongList {...list} label={labels.list} items={found} />}
    </>
  )
}
