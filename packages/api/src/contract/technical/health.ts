import type { ValueOf } from '../kernel/description.js'
import { docs } from '../kernel/docs.js'
import { flag, list, maybe, oneOf, optional, text, type } from '../kernel/structs.js'
import { borrowedFrom } from '../voice/engine.js'
import { engineQuality } from '../voice/quality.js'
import { scoringVersion } from '../voice/speech.js'

export const serverHealth = type({
  status: oneOf(['ok', 'degraded'], { [docs]: { note: 'degraded: all works but some speech engine' } }),
  voice: list(
    type({
      engine: text({ [docs]: { example: 'soundswallower' } }),
      lang: text({ [docs]: { example: 'en-US' } }),
      quality: engineQuality(),
      borrowed_from: borrowedFrom(),
      scoring_version: optional(scoringVersion()),
    }),
    { [docs]: { note: 'none when the voice service does not answer' } },
  ),
  approves_requests: maybe(flag({ [docs]: { note: 'requests are approved automatically, without review' } })),
  is_local: flag({
    [docs]: {
      note: 'nothing that is said or written here is sent to another machine than that of the server',
    },
  }),
})
export type ServerHealth = ValueOf<typeof serverHealth>
