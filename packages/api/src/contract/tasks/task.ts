import type { ValueOf } from '../kernel/description.js'
import { docs } from '../kernel/docs.js'
import { identifier, instant, maybe, nullable, number, oneOf, text, type } from '../kernel/structs.js'
import { testedType } from '../unit-tests/testedModel.js'

export const taskTypes = ['export', 'unit_test', 'test_audio', 'other'] as const

export const taskStatuses = ['pending', 'running', 'completed', 'failed', 'cancelled'] as const
export type TaskStatus = (typeof taskStatuses)[number]

/** A background task. */
export const task = type({
  id: identifier(),
  project_id: identifier(),
  type: oneOf(taskTypes),
  name: maybe(text({ [docs]: { note: 'what it works on', example: 'Aisle accents' } })),
  /** Where the results of a unit test are. */
  unit_test: maybe(
    type({ model_id: identifier(), model_type: testedType(), test_id: identifier(), run_id: identifier() }),
  ),
  /** Of an export. */
  export_id: maybe(identifier()),
  status: oneOf(taskStatuses),
  progress: number({ min: 0, max: 1, [docs]: { example: 0.4, note: 'share done' } }),
  current_step: nullable(
    text({
      [docs]: { example: 'audio-03.wav', note: 'of an export, its stage and a model: `compile: lamps`' },
    }),
  ),
  created_at: instant(),
  duration: nullable(number({ min: 0, [docs]: { note: 'seconds since it began to run' } })),
  failure: maybe(text({ [docs]: { note: 'why it failed, in the language of the request' } })),
})
export type Task = ValueOf<typeof task>
