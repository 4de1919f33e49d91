import { displayedName, organizationActions, type Person } from '@saywright/api/contract'
import { useBusy } from '@saywright/shell/components'
import { Button, FilterBar, Icon } from '@saywright/ui'
import { useLocale, useMessages } from '@saywright/ui/i18n'
import { Download } from 'lucide-react'
import { eventKey } from '../../../parts/audit-events/eventKey.js'
import { useRestingText } from '../../../parts/useRestingText.js'
import { organizationMessages } from '../messages/index.js'
import { type AuditFilters, unfiltered } from './auditFilters.js'
import { auditPeriod, auditPeriods } from './auditPeriod.js'

export type AuditFilterBarProps = {
  filters: AuditFilters
  /** The people whose entries can be filtered. */
  people: readonly Person[]
  onChange: (next: Partial<AuditFilters>) => void
  /** Saves the filtered entries as a file; settles when that is done. */
  onExport: () => Promise<void>
  isExportDisabled: boolean
}

/** The option that leaves nothing out. */
const all = 'all'

/** Which entries are shown, and the way to take them away as a file. */
export function AuditFilterBar({
  filters: { text, person, action, period },
  people,
  onChange,
  onExport,
  isExportDisabled,
}: AuditFilterBarProps) {
  const t = useMessages(organizationMessages)
  const locale = useLocale()
  const [isExporting, save] = useBusy(onExport)
  const [typed, type] = useRestingText(text, (next) => onChange({ text: next }))
  const chosen: Readonly<Record<string, (option: string) => Partial<AuditFilters>>> = {
    person: (option) => ({ person: option === all ? undefined : Number(option) }),
    action: (option) => ({ action: option === all ? undefined : option }),
    period: (option) => ({ period: auditPeriod(option) }),
  }
  return (
    <FilterBar
      label={t('audit.filters')}
      search={{ label: t('audit.search'), value: typed, onChange: type }}
      filters={[
        {
          id: 'person',
          label: t('audit.personLabel'),
          value: person === undefined ? all : String(person),
          options: [
            { value: all, label: t('audit.anyPerson') },
            ...people.map((each) => ({ value: String(each.id), label: displayedName(each, locale) })),
          ],
        },
        {
          id: 'action',
          label: t('audit.actionLabel'),
          value: action ?? all,
          options: [
            { value: all, label: t('audit.anyAction') },
            ...organizationActions.map((each) => ({
              value: each as string,
              label: t(`audit.action.${eventKey(each)}`),
            })),
          ],
        },
        {
          id: 'period',
          label: t('audit.periodLabel'),
          value: period,
          options: auditPeriods.map((each) => ({
            value: each,
            label: each === 'all' ? t('audit.allPeriods') : t('audit.lastDays', { count: Number(each) }),
          })),
        },
      ]}
      onChange={(id, option) => onChange(chosen[id]?.(option) ?? {})}
      onReset={() => {
        // Discards pending letters of the search too.
        type(unfiltered.text)
        onChange(unfiltered)
      }}
      actions={
        <Button
          icon={<Icon of={Download} />}
          isPending={isExporting}
          isDisabled={isExportDisabled}
          onPress={() => save().catch(() => {})}
        >
          {t('audit.export')}
        </Button>
      }
    />
  )
}
