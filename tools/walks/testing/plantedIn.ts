import { mkdirSync, mkdtempSync, realpathSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { onTestFinished } from 'vitest'

/** Files by their path. */
export type Files = Readonly<Record<string, string>>

/** Writes files into a folder of their own, which is there until the test is over. */
export function plantedIn(files: Files): string {
  const folder = realpathSync(mkdtempSync(join(tmpdir(), 'saywright-walks-')))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, path)), { recursive: true })
    writeFileSync(join(folder, path), text)
  }
  return `${folder}/`
}
