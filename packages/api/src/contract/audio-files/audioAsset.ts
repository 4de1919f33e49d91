import type { ValueOf } from '../kernel/description.js'
import { docs } from '../kernel/docs.js'
import { identifier, instant, integer, list, maybe, nullable, number, text, type } from '../kernel/structs.js'

/** A recording of a project. */
export const audioAsset = type({
  id: identifier(),
  name: text({ [docs]: { example: 'switch-on.wav' } }),
  type: text({ [docs]: { example: 'audio/wav', note: 'media type, read from the bytes' } }),
  duration: nullable(
    number({ min: 0, [docs]: { example: 1.8, note: 'seconds; null when the format hides it' } }),
  ),
  size: integer({ min: 0, [docs]: { example: 57_644, note: 'bytes' } }),
  created_at: instant(),
  transcription: nullable(text({ [docs]: { example: 'switch on the lamp' } })),
  peaks: maybe(list(number({ min: 0, max: 1 }))),
  used_in: maybe(
    list(text({ [docs]: { example: 'Aisle accents' } }), {
      [docs]: { note: 'names of the unit tests that recognize it, ten at most' },
    }),
  ),
})
export type AudioAsset = ValueOf<typeof audioAsset>
