import type { AuditEntry, Loadable, Page, Person } from '@saywright/api/contract'
import { failureOf } from '@saywright/shell/components'
import { Box, Card, EmptyState, ErrorState, Paginator, Skeleton, Stack } from '@saywright/ui'
import { useMessages } from '@saywright/ui/i18n'
import { Note } from '../../../parts/Note.js'
import { organizationMessages } from '../messages/index.js'
import { AuditDays } from './AuditDays.js'
import { AuditFilterBar } from './AuditFilterBar.js'
import * as css from './AuditTable.css.js'
import type { AuditFilters } from './auditFilters.js'
import { keptMonths } from './auditPeriod.js'

export type AuditScreenProps = {
  entries: Loadable<Page<AuditEntry>>
  /** The people whose entries can be filtered: the members. */
  people: readonly Person[]
  filters: AuditFilters
  onFiltersChange: (filters: AuditFilters) => void
  /** Saves all that the filters find as a file. */
  onExport: () => Promise<void>
  /** The current time, for today and yesterday. */
  now: Date
}

/** The audit log of the organization: actions, actors and times; for administrators. */
export function AuditScreen({ entries, people, filters, onFiltersChange, onExport, now }: AuditScreenProps) {
  const t = useMessages(organizationMessages)
  // Another question has other pages.
  const change = (next: Partial<AuditFilters>) => onFiltersChange({ ...filters, page: 1, ...next })
  return (
    <Stack gap="x2">
      <Card aria-label={t('tabs.audit')} isFlush>
        <div className={css.filters}>
          <AuditFilterBar
            filters={filters}
            people={people}
            onChange={change}
            onExport={onExport}
            isExportDisabled={entries.state !== 'ready' || entries.value.total === 0}
          />
        </div>
        <Entries entries={entries} now={now} />
        {entries.state === 'ready' && entries.value.total > 0 && (
          <div className={css.pages}>
            <Paginator
              label={t('tabs.audit')}
              page={filters.page}
              pageSize={filters.pageSize}
              total={entries.value.total}
              onPageChange={(page) => change({ page })}
              onPageSizeChange={(pageSize, page) => change({ pageSize, page })}
            />
          </div>
        )}
      </Card>
      <Note>{t('audit.note', { count: keptMonths })}</Note>
    </Stack>
  )
}

function Entries({ entries, now }: Pick<AuditScreenProps, 'entries' | 'now'>) {
  const t = useMessages(organizationMessages)
  if (entries.state === 'loading')
    return (
      <Box padding="card">
        <Skeleton widths={['60%', '80%', '70%', '75%', '65%']} />
      </Box>
    )
  if (entries.state === 'failed') return <ErrorState {...failureOf(entries)} />
  if (entries.value.data.length === 0)
    return <EmptyState title={t('audit.empty')}>{t('audit.emptyText')}</EmptyState>
  return <AuditDays entries={entries.value.data} now={now} />
}
