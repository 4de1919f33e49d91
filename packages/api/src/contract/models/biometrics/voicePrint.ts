import type { ValueOf } from '../../kernel/description.js'
import { docs } from '../../kernel/docs.js'
import { filled, name, nameKey } from '../../kernel/rules.js'
import { identifier, list, maybe, object, text, type } from '../../kernel/structs.js'
import { limits } from '../../limits.js'

/** A voice of a model of biometrics, with its samples. */
export const voicePrint = object({
  name: name('Ada'),
  passphrase: maybe(filled('my voice opens the door', limits.freeTextMaxCharacters)),
  audio_files: list(identifier(), {
    max: limits.audioFilesPerVoicePrint,
    [docs]: { note: 'recordings of the project in which this voice speaks', example: [21, 22] },
  }),
})
export type VoicePrint = ValueOf<typeof voicePrint>

export const voicePrints = list(voicePrint, { max: limits.voicePrintsPerModel })

/** Each name once in a model, and each recording once in a voice print. */
export const distinctVoicePrints = ({
  voice_prints = [],
}: {
  readonly voice_prints?: readonly VoicePrint[] | undefined
}) => {
  const errors: Record<string, 'alreadyExists'> = {}
  const seen = new Set<string>()
  for (const [index, { name, audio_files }] of voice_prints.entries()) {
    if (seen.has(nameKey(name))) errors[`voice_prints.${index}.name`] = 'alreadyExists'
    if (new Set(audio_files).size < audio_files.length)
      errors[`voice_prints.${index}.audio_files`] = 'alreadyExists'
    seen.add(nameKey(name))
  }
  return Object.keys(errors).length > 0 ? errors : undefined
}

/** The same in a response. */
export const keptVoicePrint = type({
  name: text({ [docs]: { example: 'Ada' } }),
  passphrase: maybe(
    text({ [docs]: { example: 'my voice opens the door', note: 'what is said in the text-dependent mode' } }),
  ),
  audio_files: list(identifier(), {
    [docs]: { note: 'recordings of the project that still exist', example: [21, 22] },
  }),
})
