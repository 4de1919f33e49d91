import type { VoiceCommandVersion, VoiceCommandVersionSummary } from '@saywright/api/contract'
import type { Selectable } from 'kysely'
import type { VoiceCommandVersionTable } from '../../store/tables/project.js'
import { maybePersonOf } from '../shared/people/personOf.js'

export const versionColumns = [
  'version.id',
  'version.revision',
  'version.label',
  'version.restored_from',
  'version.lines',
  'version.slot_count',
  'version.value_count',
  'version.test_count',
  'version.created_at',
  'account.id as account_id',
  'account.first_name',
  'account.last_name',
  'account.email',
] as const

type Row = Selectable<VoiceCommandVersionTable>
type SummaryRow = Pick<
  Row,
  | 'id'
  | 'revision'
  | 'label'
  | 'restored_from'
  | 'lines'
  | 'slot_count'
  | 'value_count'
  | 'test_count'
  | 'created_at'
> &
  Parameters<typeof maybePersonOf>[0]

export function versionSummaryResponse(row: SummaryRow): VoiceCommandVersionSummary {
  const {
    id,
    revision,
    label,
    restored_from,
    lines,
    slot_count: slots,
    value_count: values,
    test_count: tests,
    created_at,
  } = row
  const counts = { lines, slots, values, tests }
  return { id, revision, author: maybePersonOf(row), label, restored_from, ...counts, created_at }
}

type WholeRow = SummaryRow & Pick<Row, 'language' | 'grammar' | 'settings_json' | 'slots_json' | 'suite_json'>

export function versionResponse(row: WholeRow): VoiceCommandVersion {
  const { language, grammar, settings_json: settings, slots_json: dynamic_slots, suite_json: suite } = row
  return { ...versionSummaryResponse(row), language, grammar, settings, dynamic_slots, suite }
}
