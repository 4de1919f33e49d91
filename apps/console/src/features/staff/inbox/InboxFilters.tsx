import { Inline, SegmentedControl } from '@saywright/ui'
import { useMessages } from '@saywright/ui/i18n'
import { staffMessages } from '../messages.js'
import { firstInbox, type InboxFilter } from './inboxFilter.js'

export type InboxFiltersProps = { filter: InboxFilter; onFilter: (filter: InboxFilter) => void }

/** Which messages are listed; a change begins at the first page. */
export function InboxFilters({ filter, onFilter }: InboxFiltersProps) {
  const t = useMessages(staffMessages)
  return (
    <Inline gap="x2">
      <SegmentedControl
        label={t('inbox.show')}
        value={filter.handled}
        onChange={(handled) => onFilter({ ...filter, handled, page: firstInbox.page })}
        options={[
          { value: 'waiting', label: t('inbox.waiting') },
          { value: 'handled', label: t('inbox.handled') },
          { value: 'all', label: t('inbox.all') },
        ]}
      />
      <SegmentedControl
        label={t('inbox.kinds')}
        value={filter.kind}
        onChange={(kind) => onFilter({ ...filter, kind, page: firstInbox.page })}
        options={[
          { value: 'all', label: t('inbox.anyKind') },
          { value: 'contact', label: t('inbox.contact') },
          { value: 'feedback', label: t('inbox.feedback') },
        ]}
      />
    </Inline>
  )
}
