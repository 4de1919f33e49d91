import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'

/** The text analysis and the signal generation of each language; names that do not end in `.bin` are refused by the engine. */
const files: Readonly<Record<string, readonly [string, string]>> = {
  'en-US': ['en-US_ta.bin', 'en-US_lh0_sg.bin'],
  'en-GB': ['en-GB_ta.bin', 'en-GB_kh0_sg.bin'],
  'fr-FR': ['fr-FR_ta.bin', 'fr-FR_nk0_sg.bin'],
  'de-DE': ['de-DE_ta.bin', 'de-DE_gl0_sg.bin'],
  'es-ES': ['es-ES_ta.bin', 'es-ES_zl0_sg.bin'],
  'it-IT': ['it-IT_ta.bin', 'it-IT_cm0_sg.bin'],
}

export const picoLanguages: readonly string[] = Object.keys(files)

/** The files of a language, none where Pico does not speak it. */
export const lingwareOf = (lang: string): readonly string[] => files[lang] ?? []

/**
 * The languages whose files are all there and are what `SHA256SUMS` says: 6 MB, read in some 30 ms. A file that was changed
 * could end the engine in the middle of a sentence.
 */
export function wholeLanguages(folder: string): ReadonlySet<string> {
  const sums = new Set(contentOf(join(folder, 'SHA256SUMS'))?.toString().split('\n'))
  const isWhole = (file: string) => {
    const content = contentOf(join(folder, file))
    return content && sums.has(`${createHash('sha256').update(content).digest('hex')}  ${file}`)
  }
  return new Set(picoLanguages.filter((lang) => lingwareOf(lang).every(isWhole)))
}

function contentOf(path: string): Buffer | undefined {
  try {
    return readFileSync(path)
  } catch {
    return undefined
  }
}
