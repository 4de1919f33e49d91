import { genders } from '../../catalogue/people.js'
import { voiceFootprints } from '../../catalogue/voices.js'
import type { ValueOf } from '../kernel/description.js'
import { docs } from '../kernel/docs.js'
import { flag, object, oneOf, optional, text, type } from '../kernel/structs.js'
import { limits } from '../limits.js'

/** How natural a voice sounds: `basic` (formants) is understood, `fair` (recorded units) is pleasant, `good` (neural) is
 * taken for a person now and then. */
export const voiceQualities = ['basic', 'fair', 'good'] as const

const voiceGenders = genders.map(({ code }) => code)
const footprints = voiceFootprints.map(({ code }) => code)

/** Begins with the locale, as in `fr-FR-compact-female`. */
export const voiceId = () =>
  text({ min: 1, max: limits.nameMaxCharacters, [docs]: { example: 'fr-FR-compact-female' } })

/** A voice that says sentences. */
export const synthesisVoice = type({
  voice_id: voiceId(),
  name: text({ [docs]: { example: 'Camille' } }),
  language: text({ [docs]: { example: 'fr', note: 'the first part of the locale' } }),
  locale: text({ [docs]: { example: 'fr-FR' } }),
  gender: oneOf(voiceGenders, { [docs]: { example: 'female' } }),
  footprint: oneOf(footprints, { [docs]: { example: 'embedded-compact' } }),
  quality: oneOf(voiceQualities, { [docs]: { example: 'basic' } }),
})
export type SynthesisVoice = ValueOf<typeof synthesisVoice>

/** Filters of voices; omitted ones match any. */
export const voiceFilters = object({
  language: optional(text({ min: 1, max: 35, [docs]: { example: 'fr' } })),
  locale: optional(text({ min: 1, max: 35, [docs]: { example: 'fr-FR' } })),
  gender: optional(oneOf(voiceGenders, { [docs]: { example: 'female' } })),
  footprint: optional(oneOf(footprints, { [docs]: { example: 'embedded-compact' } })),
  quality: optional(oneOf(voiceQualities, { [docs]: { example: 'basic' } })),
})
export type VoiceFilters = ValueOf<typeof voiceFilters>

/** One sentence for a voice, as it waits in a queue for its turn. */
export const ttsRequest = object({
  voice_id: voiceId(),
  input: text({ min: 1, max: limits.freeTextMaxCharacters, [docs]: { example: 'La lampe est allumée.' } }),
  sample: optional(flag({ [docs]: { note: 'the sentence with which a voice introduces itself' } })),
  template: optional(flag({ [docs]: { note: 'the sentence of a template' } })),
})
export type TtsRequest = ValueOf<typeof ttsRequest>

/** The locale with which the identifier of a voice begins. */
export const localeOfVoice = (voice: string): string | undefined =>
  /^[a-z]{2,3}-[A-Z]{2}(?=-)/.exec(voice)?.[0]
