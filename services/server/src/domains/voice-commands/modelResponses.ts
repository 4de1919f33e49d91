import type { ThresholdMeasured, VoiceCommandModel, VoiceCommandModelSummary } from '@saywright/api/contract'
import type { Selectable } from 'kysely'
import type { VoiceCommandModelTable } from '../../store/tables/project.js'

type Row = Selectable<VoiceCommandModelTable>

export const summaryColumns = [
  'id',
  'name',
  'language',
  'revision',
  'created_at',
  'updated_at',
  'peaks_json',
] as const

export function summaryResponse(row: Pick<Row, (typeof summaryColumns)[number]>): VoiceCommandModelSummary {
  const { id, name, language, revision, created_at, updated_at, peaks_json } = row
  return { id, name, language, revision, created_at, updated_at, last_recording_peaks: peaks_json }
}

export function modelResponse(row: Row, threshold_measured: ThresholdMeasured): VoiceCommandModel {
  const { grammar, settings_json: settings, slots_json: slots, suite_json: suite } = row
  return { ...summaryResponse(row), grammar, settings, threshold_measured, slots, suite }
}
