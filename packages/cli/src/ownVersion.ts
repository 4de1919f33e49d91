import { readFileSync } from 'node:fs'

/** The version of the package. */
export function ownVersion(): string {
  return JSON.parse(readFileSync(new URL('../package.json', import.meta.url), 'utf8')).version
}
