import { studioPaths } from '@saywright/shell/paths'
import type { ModelFault } from './projectModel.js'

/** Where a fault of a model is fixed: the line of its text, its slots, or the other model with the fault. */
export function faultHref(projectId: number, modelId: number, fault: ModelFault): string {
  const { state, line, model_id, problem } = fault
  const other = model_id ?? modelId
  if (state === 'slots_empty') return studioPaths.voiceCommandTab({ projectId, modelId: other, tab: 'slots' })
  if (problem?.code === 'import-faulty' && model_id !== null)
    return studioPaths.voiceCommandModel({ projectId, modelId: model_id })
  const text = studioPaths.voiceCommandModel({ projectId, modelId })
  return line === null ? text : `${text}?${new URLSearchParams({ line: String(line) })}`
}
