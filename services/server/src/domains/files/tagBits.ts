import type { FileTag, fileTagNames } from '@saywright/api/contract'

type Filtered = keyof typeof fileTagNames
type Places = { readonly [Kind in Filtered]: Readonly<Record<(typeof fileTagNames)[Kind][number], number>> }

/** The bit of each tag in `file.tag_bits`. They are in the database: only ever add to them. */
const places: Places = {
  platform: { windows: 0, linux: 1, android: 2 },
  type: { templates: 8, lib: 9, example: 10, installer: 11 },
  technology: {
    asr: 16,
    'wake-word': 17,
    tts: 18,
    'voice-biometrics': 19,
    nlu: 20,
    'free-speech': 21,
    dictation: 22,
    speech_enhancement: 23,
  },
}

/** The kinds of tag by which files are found. */
export const filteredKinds = Object.keys(places) as Filtered[]

/** The bit of a tag, or `undefined` for one by which nothing is found. */
export function bitOf(kind: string, name: string): number | undefined {
  const known: Readonly<Record<string, Readonly<Record<string, number>>>> = places
  const place = Object.hasOwn(known, kind) && known[kind]
  return place && Object.hasOwn(place, name) ? 2 ** place[name]! : undefined
}

/** All tags of a file as one number. */
export function bitsOf(tags: readonly Pick<FileTag, 'type' | 'name'>[]): number {
  const bits = new Set(tags.map(({ type, name }) => bitOf(type, name) ?? 0))
  return [...bits].reduce((sum, bit) => sum + bit, 0)
}
