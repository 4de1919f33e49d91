import type { ValueOf } from '../kernel/description.js'
import { docs } from '../kernel/docs.js'
import { identifier, integer, list, nullable, oneOf, record, text, type } from '../kernel/structs.js'

/**
 * What prevents using a model: errors of its own, an import that leads nowhere or to errors, slots without a value that can
 * be said, or a size beyond the limit of the analysis. Only the first one to fix is reported.
 */
export const readinessStates = ['ready', 'broken', 'import_broken', 'slots_empty', 'too_large'] as const
export type ReadinessState = (typeof readinessStates)[number]

/** Whether the saved model can be used, and otherwise where to fix it. */
export const modelReadiness = type({
  state: oneOf(readinessStates, { [docs]: { example: 'ready' } }),
  errors: integer({ min: 0, [docs]: { example: 0, note: 'how many errors its grammar has' } }),
  line: nullable(
    integer({ min: 1, [docs]: { note: 'of the first error, or of the first slot without values' } }),
  ),
  problem: nullable(
    type({
      code: text({ [docs]: { example: 'import-not-exported', note: 'the first error, by its code' } }),
      arguments: record(text()),
    }),
  ),
  model_id: nullable(
    identifier({ [docs]: { note: 'the other model of which the error speaks, or that declares the slot' } }),
  ),
  slots: list(text({ [docs]: { example: 'room', note: 'that have no values' } })),
})
export type ModelReadiness = ValueOf<typeof modelReadiness>

const modelReference = type({ id: identifier(), name: text({ [docs]: { example: 'Lift' } }) })
/** Another model, as far as a list names it. */
export type ModelReference = ValueOf<typeof modelReference>

/** The models that import from one. */
export const modelReferences = list(modelReference)

export const readyModel: ModelReadiness = {
  ...{ state: 'ready', errors: 0, line: null },
  ...{ problem: null, model_id: null, slots: [] },
}
