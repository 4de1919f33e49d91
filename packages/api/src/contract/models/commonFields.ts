import { docs } from '../kernel/docs.js'
import { identifier, instant, integer, maybe, nullable, text } from '../kernel/structs.js'

/** The fields that a model has whatever its kind. */
export const commonFields = {
  id: identifier(),
  name: text({ [docs]: { example: 'hello-halden' } }),
  language: nullable(
    text({ [docs]: { example: 'eng-US', note: 'null where models of its type have none' } }),
  ),
  revision: integer({ min: 1, [docs]: { note: 'rises by one at each save' } }),
  created_at: instant(),
  updated_at: instant(),
}

/** How many models of a kind a project has. */
export const modelTotal = () => maybe(integer({ min: 0 }))

/** The revision that was read before a save. */
export const readRevision = integer({ min: 1, [docs]: { example: 3 } })

/** Common fields of the examples. */
export const exampleFields = {
  id: 21,
  language: null,
  revision: 3,
  created_at: '2026-11-02T10:00:00.000Z',
  updated_at: '2026-11-20T16:00:00.000Z',
}
