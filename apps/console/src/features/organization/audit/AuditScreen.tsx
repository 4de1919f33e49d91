import { type AuditEntry, type Loadable, organizationActions, type Page } from '@saywright/api/contract'
import {
  Box,
  Card,
  EmptyState,
  ErrorState,
  Icon,
  Paginator,
  Select,
  Skeleton,
  Stack,
  Text,
  TextField,
} from '@saywright/ui'
import { useMessages } from '@saywright/ui/i18n'
import { Search } from 'lucide-react'
import { useEffect, useState } from 'react'
import { organizationMessages } from '../messages/index.js'
import { AuditDays } from './AuditDays.js'
import { filters as filtersClass, pages } from './AuditTable.css.js'
import { actionKey } from './auditActions.js'
import { type AuditPeriod, auditPeriods, keptMonths } from './auditPeriod.js'

export type AuditFilters = {
  readonly text: string
  /** One of the known actions; undefined for all. */
  readonly action: string | undefined
  readonly period: AuditPeriod
  /** From 1. */
  readonly page: number
  readonly pageSize: number
}

export type AuditScreenProps = {
  entries: Loadable<Page<AuditEntry>>
  filters: AuditFilters
  onFiltersChange: (filters: AuditFilters) => void
  /** By which today and yesterday are told. */
  now: Date
}

const searchPauseMilliseconds = 400
const anyAction = 'any'

/** What was done in the organization, by whom and when; for administrators. */
export function AuditScreen({ entries, filters, onFiltersChange, now }: AuditScreenProps) {
  const t = useMessages(organizationMessages)
  // Another question has other pages.
  const change = (next: Partial<AuditFilters>) => onFiltersChange({ ...filters, page: 1, ...next })
  return (
    <Stack gap="x2">
      <Card aria-label={t('tabs.audit')} isFlush>
        <div className={filtersClass}>
          <SearchField text={filters.text} onChange={(text) => change({ text })} />
          <Select
            label={t('audit.actionLabel')}
            isLabelHidden
            value={filters.action ?? anyAction}
            options={[
              { value: anyAction, label: t('audit.anyAction') },
              ...organizationActions.map((action) => ({
                value: action as string,
                label: t(`audit.action.${actionKey(action)}`),
              })),
            ]}
            onChange={(action) => change({ action: action === anyAction ? undefined : action })}
          />
          <Select
            label={t('audit.periodLabel')}
            isLabelHidden
            value={filters.period}
            options={auditPeriods.map((period) => ({
              value: period,
              label:
                period === 'all' ? t('audit.allPeriods') : t('audit.lastDays', { count: Number(period) }),
            }))}
            onChange={(period) => change({ period })}
          />
        </div>
        <Entries entries={entries} now={now} />
        {entries.state === 'ready' && entries.value.total > 0 && (
          <div className={pages}>
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
      <Text variant="bodySmall" tone="secondary">
        {t('audit.note', { count: keptMonths })}
      </Text>
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
  if (entries.state === 'failed') return <ErrorState onRetry={entries.retry} />
  if (entries.value.data.length === 0)
    return <EmptyState title={t('audit.empty')}>{t('audit.emptyText')}</EmptyState>
  return <AuditDays entries={entries.value.data} now={now} />
}

/** Asks once the person rests, not at every letter. */
function SearchField({ text, onChange }: { text: string; onChange: (text: string) => void }) {
  const t = useMessages(organizationMessages)
  const [typed, setTyped] = useState(text)
  // biome-ignore lint/correctness/useExhaustiveDependencies: only a letter starts the rest anew
  useEffect(() => {
    if (typed === text) return
    const timer = setTimeout(() => onChange(typed), searchPauseMilliseconds)
    return () => clearTimeout(timer)
  }, [typed])
  return (
    <TextField
      label={t('audit.search')}
      isLabelHidden
      placeholder={t('audit.search')}
      type="search"
      prefix={<Icon of={Search} />}
      value={typed}
      onChange={setTyped}
    />
  )
}
