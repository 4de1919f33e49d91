import { globSync, readFileSync, statSync } from 'node:fs'
import { basename, join } from 'node:path'
import { type Cut, decoded } from './decoded.ts'
import { cache, fetchPackage } from './packages.ts'
import { stampsFolder } from './stamps.ts'
import { vorbisOf } from './vorbis.ts'

export type RecordedKind = 'animals' | 'household' | 'music'

/** A recorded sound without speech, of 1 to 6 s. */
export interface RecordedSound {
  readonly kind: RecordedKind
  /** Such as `animals/birds/crow`. */
  readonly name: string
  /** A WAV file of 16 kHz, mono. */
  readonly file: string
}

const maxSeconds = 6
/** One animal of so many. */
const everyAnimal = 4
const music = 'asterisk-moh-opsound-g722'
// Of G.722.
const bytesPerSecond = 8000
/** Where pieces of music are cut, as a share of their length, and how long the cuts are. */
const musicCuts = [
  { at: 0.25, seconds: 1.5 },
  { at: 0.5, seconds: 3 },
  { at: 0.75, seconds: 6 },
] as const

/** One in four sounds of animals, all of a household, and three cuts of each piece of music: always the same. */
export const recordedSounds = (): RecordedSound[] => [
  ...stampSounds('animals').filter((_, at) => at % everyAnimal === 0),
  ...stampSounds('household'),
  ...musicSounds(),
]

/** Sounds beside stamps of one folder, without what is read and without copies, which are equally long. */
function stampSounds(kind: 'animals' | 'household'): RecordedSound[] {
  const folder = stampsFolder()
  const lengths = new Set<number>()
  return globSync(`${kind}/**/*.ogg`, { cwd: folder })
    .filter((path) => !path.includes('_desc'))
    .sort()
    .flatMap((path) => {
      const sound = join(folder, path)
      const { seconds } = vorbisOf(readFileSync(sound))
      if (lengths.has(seconds)) return []
      lengths.add(seconds)
      return [soundOf(kind, path.replace('.ogg', ''), sound, { fromSeconds: 0, seconds: maxSeconds })]
    })
}

function musicSounds(): RecordedSound[] {
  fetchPackage(music, join(cache, music))
  return globSync(`${join(cache, music)}/usr/share/asterisk/moh/*.g722`)
    .sort()
    .flatMap((piece) =>
      musicCuts.map(({ at, seconds }) => {
        const fromSeconds = Math.round((statSync(piece).size / bytesPerSecond) * at)
        return soundOf('music', `${basename(piece, '.g722')} ${at}`, piece, { fromSeconds, seconds })
      }),
    )
}

const soundOf = (kind: RecordedKind, name: string, sound: string, cut: Cut): RecordedSound => ({
  kind,
  name,
  get file() {
    return decoded(sound, cut)
  },
})
