import type {
  ModelReference,
  ThresholdMeasured,
  VoiceCommandModel,
  VoiceCommandModelSummary,
} from '@saywright/api/contract'
import type { Selectable } from 'kysely'
import type { VoiceCommandModelTable } from '../../store/tables/project.js'
import { readinessResponse } from './readiness.js'

type Row = Selectable<VoiceCommandModelTable>

export const summaryColumns = [
  'id',
  'name',
  'language',
  'revision',
  'created_at',
  'updated_at',
  'peaks_json',
  'readiness_json',
] as const

export type SummaryRow = Pick<Row, (typeof summaryColumns)[number]>

export function summaryResponse(
  row: SummaryRow,
  used_by: readonly ModelReference[],
): VoiceCommandModelSummary {
  const { id, name, language, revision, created_at, updated_at, peaks_json, readiness_json } = row
  return {
    ...{ id, name, language, revision, created_at, updated_at, last_recording_peaks: peaks_json },
    ...{ readiness: readinessResponse(readiness_json), suite_result: readiness_json?.suite ?? null },
    used_by: [...used_by],
  }
}

export function modelResponse(
  row: Row,
  threshold_measured: ThresholdMeasured,
  used_by: readonly ModelReference[],
): VoiceCommandModel {
  const { grammar, settings_json: settings, slots_json: slots, suite_json: suite } = row
  return { ...summaryResponse(row, used_by), grammar, settings, threshold_measured, slots, suite }
}
