import { existsSync, globSync, readFileSync, statSync } from 'node:fs'
import { basename, join } from 'node:path'
import { gunzipSync } from 'node:zlib'
import { decoded } from './decoded.ts'
import { cache, fetchPackage } from './packages.ts'

/** A sentence of one person, and its recording. */
export interface Prompt {
  /** Such as `digits/day-0` or `animals/birds/crow`. */
  readonly name: string
  /** Lower case, without marks. */
  readonly text: string
  readonly seconds: number
  /** A WAV file of 16 kHz, which ffmpeg decodes on request. */
  readonly file: string
}

// Of G.722.
const bytesPerSecond = 8000

/** Prompts of a Debian package of Asterisk, such as `asterisk-core-sounds-en`, fetched by apt once. */
export function promptsOf(name: string): Prompt[] {
  const folder = join(cache, name)
  for (const each of [name, `${name}-g722`]) fetchPackage(each, folder)
  const texts = gunzipSync(
    readFileSync(one(`${folder}/usr/share/doc/${name}/core-sounds-*.txt.gz`)),
  ).toString()
  const sounds = one(`${folder}/usr/share/asterisk/sounds/*_*`)
  return texts.split('\n').flatMap((line) => {
    const [, prompt, said] = /^([\w/-]+): *(.+)$/.exec(line) ?? []
    const text = said && plain(said)
    const sound = join(sounds, `${prompt}.g722`)
    if (!prompt || !text || !existsSync(sound)) return []
    const seconds = statSync(sound).size / bytesPerSecond
    return [
      {
        name: prompt,
        text,
        seconds,
        get file() {
          return decoded(sound)
        },
      },
    ]
  })
}

/** Words as a grammar has them; `undefined` where the text holds figures or remarks. */
export function plain(said: string): string | undefined {
  const text = said
    .toLowerCase()
    .replaceAll('’', "'")
    .replace(/[.,;:!?"]+|(?<= )-+(?= )|^-+ | -+$/g, ' ')
    .trim()
    .replace(/ +/g, ' ')
  return /^\p{L}[\p{L}'-]*( \p{L}[\p{L}'-]*)*$/u.test(text) ? text : undefined
}

function one(pattern: string): string {
  const found = globSync(pattern).filter((path) => basename(path) !== 'silence')
  if (found.length !== 1) throw new Error(`${found.length} of ${pattern}`)
  return found[0] as string
}
