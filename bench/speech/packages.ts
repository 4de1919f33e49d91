import { execFileSync } from 'node:child_process'
import { existsSync, mkdirSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

/** Outside the repository's files: no sound and no text of theirs is committed. */
export const cache = fileURLToPath(new URL('../../.cache/speech/', import.meta.url))

export function fetchPackage(name: string, folder: string) {
  if (existsSync(join(folder, 'usr/share/doc', name))) return
  mkdirSync(folder, { recursive: true })
  try {
    execFileSync('apt-get', ['download', name], { cwd: folder, stdio: 'ignore', timeout: 180_000 })
  } catch (cause) {
    throw new Error(`${name} is missing: on Debian, apt-get download ${name} fetches it`, { cause })
  }
  const deb = readdirSync(folder).find((file) => file.startsWith(`${name}_`))
  execFileSync('dpkg-deb', ['-x', join(folder, deb ?? ''), folder])
}
