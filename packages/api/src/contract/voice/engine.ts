import type { ValueOf } from '../kernel/description.js'
import { docs } from '../kernel/docs.js'
import { flag, list, oneOf, optional, text, type } from '../kernel/structs.js'
import { engineQuality } from './quality.js'
import { scoringVersion } from './speech.js'

/** Why an engine is not as good in a language as one might expect: keys, the words are the interface's. */
export const engineReasons = ['untested_on_people', 'process_missing', 'engine_failed'] as const

/** The language whose sounds are used as a substitute. */
export const borrowedFrom = () =>
  optional(text({ [docs]: { example: 'fr-FR', note: 'of the quality `borrowed` only' } }))

export const voiceEngine = type({
  id: text({ [docs]: { example: 'soundswallower' } }),
  kind: oneOf(['recognition', 'phonemes', 'synthesis'], {
    [docs]: { example: 'recognition', note: 'what it is asked for; an engine of `phonemes` may speak too' },
  }),
  version: optional(text({ [docs]: { example: '0.6.3', note: 'absent when the engine does not tell' } })),
  licence: text({ [docs]: { example: 'MIT' } }),
  isolation: oneOf(['wasm', 'process', 'remote'], { [docs]: { example: 'wasm' } }),
  single_hypothesis: flag({ [docs]: { note: 'never more than one hypothesis' } }),
  languages: list(
    type({
      lang: text({ [docs]: { example: 'fr-FR' } }),
      quality: engineQuality(),
      reason: optional(oneOf(engineReasons, { [docs]: { example: 'untested_on_people' } })),
      borrowed_from: borrowedFrom(),
      scoring_version: optional(scoringVersion()),
    }),
  ),
})
export type VoiceEngine = ValueOf<typeof voiceEngine>
