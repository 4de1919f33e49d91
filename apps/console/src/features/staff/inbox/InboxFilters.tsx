import { FilterBar } from '@saywright/ui'
import { useMessages } from '@saywright/ui/i18n'
import { listMessages } from '../list/messages.js'
import { staffMessages } from '../messages.js'
import { firstInbox, type InboxFilter, inboxKinds, inboxStates, wholeInbox } from './inboxFilter.js'

export type InboxFiltersProps = {
  filter: InboxFilter
  onFilter: (filter: InboxFilter) => void
  /** How many messages are found, once it is known. */
  total: number | undefined
}

/** Which messages are listed; a change begins at the first page. */
export function InboxFilters({ filter, onFilter, total }: InboxFiltersProps) {
  const t = useMessages(staffMessages)
  const list = useMessages(listMessages)
  return (
    <FilterBar
      label={t('inbox.filters')}
      filters={[
        {
          id: 'handled',
          label: t('inbox.state'),
          value: filter.handled,
          options: inboxStates.map((value) => ({ value, label: t(`inbox.states.${value}`) })),
        },
        {
          id: 'kind',
          label: t('inbox.kind'),
          value: filter.kind,
          options: inboxKinds.map((value) => ({ value, label: t(`inbox.kinds.${value}`) })),
        },
      ]}
      onChange={(id, option) =>
        onFilter({
          handled: id === 'handled' ? oneOf(inboxStates, option) : filter.handled,
          kind: id === 'kind' ? oneOf(inboxKinds, option) : filter.kind,
          page: firstInbox.page,
        })
      }
      onReset={() => onFilter(wholeInbox)}
      found={total !== undefined && list('found', { count: total })}
    />
  )
}

const oneOf = <Option extends string>(options: readonly [Option, ...Option[]], chosen: string): Option =>
  options.find((option) => option === chosen) ?? options[0]
