import { displayedName, organizationActions, type Person } from '@saywright/api/contract'
import { useBusy } from '@saywright/shell/components'
import { Button, Icon, Select } from '@saywright/ui'
import { useLocale, useMessages } from '@saywright/ui/i18n'
import { Download } from 'lucide-react'
import { eventKey } from '../../../parts/audit-events/eventKey.js'
import { RestingSearch } from '../../../parts/RestingSearch.js'
import { organizationMessages } from '../messages/index.js'
import * as css from './AuditTable.css.js'
import type { AuditFilters } from './auditFilters.js'
import { auditPeriods, defaultPeriod } from './auditPeriod.js'

export type AuditFilterBarProps = {
  filters: AuditFilters
  /** Whose entries may be asked for. */
  people: readonly Person[]
  onChange: (next: Partial<AuditFilters>) => void
  /** Saves what the filters find as a file; settles when that is done. */
  onExport: () => Promise<void>
  isExportDisabled: boolean
}

/** The option that leaves nothing out. */
const all = 'all'

/** Which entries are shown, and the way to take them away as a file. */
export function AuditFilterBar({
  filters,
  people,
  onChange,
  onExport,
  isExportDisabled,
}: AuditFilterBarProps) {
  const t = useMessages(organizationMessages)
  const locale = useLocale()
  const [isExporting, save] = useBusy(onExport)
  const chosen = (isChosen: boolean) => (isChosen ? css.chosenFilter : undefined)
  return (
    <div className={css.filters}>
      <div className={css.searching}>
        <RestingSearch
          label={t('audit.search')}
          text={filters.text}
          onChange={(text) => onChange({ text })}
        />
      </div>
      <div className={chosen(filters.person !== undefined)}>
        <Select
          label={t('audit.personLabel')}
          isLabelHidden
          value={filters.person === undefined ? all : String(filters.person)}
          options={[
            { value: all, label: t('audit.anyPerson') },
            ...people.map((person) => ({ value: String(person.id), label: displayedName(person, locale) })),
          ]}
          onChange={(person) => onChange({ person: person === all ? undefined : Number(person) })}
        />
      </div>
      <div className={chosen(filters.action !== undefined)}>
        <Select
          label={t('audit.actionLabel')}
          isLabelHidden
          value={filters.action ?? all}
          options={[
            { value: all, label: t('audit.anyAction') },
            ...organizationActions.map((action) => ({
              value: action as string,
              label: t(`audit.action.${eventKey(action)}`),
            })),
          ]}
          onChange={(action) => onChange({ action: action === all ? undefined : action })}
        />
      </div>
      <div className={chosen(filters.period !== defaultPeriod)}>
        <Select
          label={t('audit.periodLabel')}
          isLabelHidden
          value={filters.period}
          options={auditPeriods.map((period) => ({
            value: period,
            label: period === 'all' ? t('audit.allPeriods') : t('audit.lastDays', { count: Number(period) }),
          }))}
          onChange={(period) => onChange({ period })}
        />
      </div>
      <div className={css.exporting}>
        <Button
          icon={<Icon of={Download} />}
          isPending={isExporting}
          isDisabled={isExportDisabled}
          onPress={() => save().catch(() => {})}
        >
          {t('audit.export')}
        </Button>
      </div>
    </div>
  )
}
