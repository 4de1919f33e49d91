import { displayedName, limits, type Person, type StaffAuditEntry } from '@saywright/api/contract'
import { Card, type Column, Stack, Text } from '@saywright/ui'
import { formatDateTime, type Locale, type TranslateOf, useLocale, useMessages } from '@saywright/ui/i18n'
import { eventKey } from '../../../parts/audit-events/eventKey.js'
import { narrowWords } from '../list/longWords.css.js'
import { type ListProps, StaffList } from '../list/StaffList.js'
import { knownLogAction, type LogAction, logActions } from './logActions.js'
import { logMessages } from './messages.js'

type Labels = TranslateOf<typeof logMessages>

export type LogScreenProps = ListProps<StaffAuditEntry> & {
  /** People with entries, on this page or any other: those that the search text names. */
  people: readonly Person[]
}

/** The log of the installation, with entries that no organization sees. */
export function LogScreen({ people, ...list }: LogScreenProps) {
  const t = useMessages(logMessages)
  const locale = useLocale()
  return (
    <StaffList
      {...list}
      labels={{
        title: t('title'),
        lead: t('lead', { count: limits.auditMonths }),
        failed: t('failed'),
        empty: { title: t('emptyTitle'), text: t('emptyText') },
      }}
      search={t('search')}
      status={{
        label: t('event'),
        options: [
          { value: '', label: t('anyEvent') },
          ...logActions.map((value) => ({ value, label: wordsOf(value, t) })),
        ],
      }}
      person={{
        label: t('person'),
        options: [
          { value: '', label: t('anyPerson') },
          ...choosable(people, list, locale).map(({ id, name }) => ({
            value: String(id),
            label: name ?? t('account', { id }),
          })),
        ],
      }}
      table={{
        columns: columns(t, locale),
        folded: ['organization'],
        rowKey: ({ id }) => id,
        renderCard: (entry) => (
          <Card>
            <Stack gap="x05">
              <Text weight="semibold">{eventOf(entry, t)}</Text>
              <Text>{personOf(entry, t, locale)}</Text>
              <Text tone="secondary">{objectOf(entry)}</Text>
              <Text variant="caption" tone="secondary">
                {entry.organization?.name}
              </Text>
              <Text variant="caption" tone="secondary">
                {formatDateTime(entry.created_at)}
              </Text>
            </Stack>
          </Card>
        ),
      }}
    />
  )
}

const columns = (t: Labels, locale: Locale): Column<StaffAuditEntry>[] => [
  {
    id: 'event',
    header: t('event'),
    isRowHeader: true,
    cell: (entry) => <span className={narrowWords}>{eventOf(entry, t)}</span>,
  },
  {
    id: 'person',
    header: t('person'),
    cell: (entry) => (
      <div className={narrowWords}>
        <Text>{personOf(entry, t, locale)}</Text>
        <Text variant="caption" tone="secondary">
          {entry.ip}
        </Text>
      </div>
    ),
  },
  {
    id: 'object',
    header: t('object'),
    cell: (entry) => <span className={narrowWords}>{objectOf(entry)}</span>,
  },
  {
    id: 'organization',
    header: t('organization'),
    cell: ({ organization }) => <span className={narrowWords}>{organization?.name ?? t('none')}</span>,
  },
  {
    id: 'time',
    header: t('time'),
    align: 'end',
    cell: ({ created_at }) => formatDateTime(created_at),
  },
]

const wordsOf = (action: LogAction, t: Labels) => t(`events.${eventKey(action)}`)

/** The action; by its code for an entry of an earlier version without a label. */
function eventOf({ action }: StaffAuditEntry, t: Labels): string {
  const known = knownLogAction(action)
  return known ? wordsOf(known, t) : action
}

/** The person who did it; the product itself for an entry without one. */
function personOf({ account, pseudonym, is_staff }: StaffAuditEntry, t: Labels, locale: Locale): string {
  const former = pseudonym ? t('formerPerson', { pseudonym }) : t('system')
  const person = account ? displayedName(account, locale) : former
  return is_staff ? t('byStaff', { person }) : person
}

/**
 * The people found, the actors of the shown entries, and the person chosen before, whose name is unknown without results.
 */
function choosable(people: readonly Person[], { rows, place }: ListProps<StaffAuditEntry>, locale: Locale) {
  const names = new Map<number, string | undefined>()
  if (place.person !== undefined) names.set(place.person, undefined)
  const shown = rows.state === 'ready' ? rows.value.data.flatMap(({ account }) => account ?? []) : []
  for (const person of [...people, ...shown]) names.set(person.id, displayedName(person, locale))
  return [...names].map(([id, name]) => ({ id, name }))
}

/** The object of the action, where the entry names it. */
const objectOf = ({ values: { name } }: StaffAuditEntry) => (typeof name === 'string' ? name : '')
