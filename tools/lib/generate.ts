import { existsSync, mkdirSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { root } from './root.ts'

/** Writes new files; nothing is written when one of them exists already. Paths are relative to the root. */
export function writeNew(files: Readonly<Record<string, string>>): void {
  const taken = Object.keys(files).filter((path) => existsSync(join(root, path)))
  if (taken.length > 0) {
    console.error(`Already there: ${taken.join(', ')}`)
    process.exit(1)
  }
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(dirname(join(root, path)), { recursive: true })
    writeFileSync(join(root, path), text)
    console.log(path)
  }
}

/** The arguments of a generator, or its usage and the end of the process. */
export function argumentsOf(usage: string, count: number): string[] {
  const given = process.argv.slice(2)
  if (given.length === count && given.every(Boolean)) return given
  console.error(`Usage: npm run ${usage}`)
  process.exit(1)
}

export function kebab(name: string): string {
  return name.replace(/(?<=[a-z0-9])[A-Z]/g, (letter) => `-${letter}`).toLowerCase()
}

export function camel(name: string): string {
  return name.charAt(0).toLowerCase() + name.slice(1)
}

export function capital(name: string): string {
  return name.charAt(0).toUpperCase() + name.slice(1)
}
