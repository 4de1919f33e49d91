import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { decoded } from './decoded.ts'
import { cache, fetchPackage } from './packages.ts'
import { type Prompt, plain } from './prompts.ts'
import { vorbisOf } from './vorbis.ts'

const name = 'tuxpaint-stamps-default'
/** Maximum reading speed: where a text has more letters a second, it was changed after it was read. */
const maxLettersPerSecond = 25

/** The folder of stamps of Tux Paint, of a Debian package that apt fetches once. */
export function stampsFolder(): string {
  fetchPackage(name, join(cache, name))
  return join(cache, name, 'usr/share/tuxpaint/stamps')
}

/**
 * The descriptions of stamps that one volunteer read. Copies of one recording, which are beside several stamps, are taken
 * once.
 *
 * @param lang a BCP 47 tag, such as `fr-FR`.
 * @param encoder part of the name of the volunteer's Vorbis encoder, such as `20101101`: several have
 *   read in some languages.
 */
export function stampsOf(lang: string, encoder: string): Prompt[] {
  const folder = stampsFolder()
  const [language = ''] = lang.split('-')
  const ending = `_desc_${language}.ogg`
  const read = new Set<string>()
  return globSync(`**/*${ending}`, { cwd: folder })
    .sort()
    .flatMap((path) => {
      const sound = join(folder, path)
      const stamp = path.slice(0, -ending.length)
      const text = textOf(join(folder, `${stamp}.txt`), language)
      const { encoder: by, seconds } = vorbisOf(readFileSync(sound))
      const recording = `${text} ${seconds}`
      if (!text || !by.includes(encoder) || read.has(recording)) return []
      if (text.length > maxLettersPerSecond * seconds) return []
      read.add(recording)
      return [
        {
          name: stamp,
          text,
          seconds,
          get file() {
            return decoded(sound)
          },
        },
      ]
    })
}

function textOf(file: string, language: string): string | undefined {
  const [said] = globSync(file).flatMap((path) =>
    readFileSync(path, 'utf8')
      .split('\n')
      .filter((line) => line.startsWith(`${language}.utf8=`)),
  )
  return said && plain(said.slice(said.indexOf('=') + 1))
}
