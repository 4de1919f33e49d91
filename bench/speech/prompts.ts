import { execFileSync } from 'node:child_process'
import { existsSync, globSync, mkdirSync, readdirSync, readFileSync, statSync } from 'node:fs'
import { basename, extname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { gunzipSync } from 'node:zlib'

/** What one person said, and where. */
export interface Prompt {
  /** Such as `digits/day-0`. */
  readonly name: string
  /** Lower case, without marks. */
  readonly text: string
  readonly seconds: number
  /** A WAV file of 16 kHz, which ffmpeg decodes when it is asked for. */
  readonly file: string
}

/** Outside the repository's files: no sound and no text of theirs is committed. */
export const cache = fileURLToPath(new URL('../../.cache/speech/', import.meta.url))
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

export function fetchPackage(name: string, folder: string) {
  if (existsSync(join(folder, 'usr/share/doc', name))) return
  mkdirSync(folder, { recursive: true })
  try {
    execFileSync('apt-get', ['download', name], { cwd: folder, stdio: 'ignore', timeout: 60_000 })
  } catch (cause) {
    throw new Error(`${name} is missing: on Debian, apt-get download ${name} fetches it`, { cause })
  }
  const deb = readdirSync(folder).find((file) => file.startsWith(`${name}_`))
  execFileSync('dpkg-deb', ['-x', join(folder, deb ?? ''), folder])
}

/** A WAV file of 16 kHz, mono, beside the sound that it is decoded from once. */
export function decoded(sound: string): string {
  const file = `${sound.slice(0, -extname(sound).length)}-16k.wav`
  if (!existsSync(file)) {
    const form = ['-ac', '1', '-ar', '16000', '-c:a', 'pcm_s16le']
    execFileSync('ffmpeg', ['-v', 'error', '-i', sound, ...form, file])
  }
  return file
}

/** Words as a grammar has them; `undefined` where the text holds figures or remarks. */
function plain(said: string): string | undefined {
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
