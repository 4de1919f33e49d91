import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { tmpdir, userInfo } from 'node:os'
import { join } from 'node:path'
import type { NamedSource } from '@saywright/grammar'
import { ending } from '../files/libraryBeside.js'

/**
 * Path of a file with a grammar of the library of rules, for an editor to show: editors open files, and it is in none.
 *
 * @returns `undefined` where none can be written.
 */
export function fileOfRules({ name, source }: NamedSource, language = ''): string | undefined {
  const folder = join(tmpdir(), `saywright-rules-${userInfo().uid}`, language)
  const path = join(folder, `${name}${ending}`)
  try {
    if (textOf(path) !== source) {
      mkdirSync(folder, { recursive: true, mode: 0o700 })
      writeFileSync(path, source)
    }
    return path
  } catch {
    return undefined
  }
}

function textOf(path: string): string | undefined {
  try {
    return readFileSync(path, 'utf8')
  } catch {
    return undefined
  }
}
