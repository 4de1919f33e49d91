import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { filesUnder } from './files.ts'
import { run } from './processes.ts'
import { root } from './root.ts'

const sources = ['packages', 'apps', 'services', 'docs/site']
const products = [
  'apps/console/dist/index.html',
  'apps/studio/dist/index.html',
  'apps/documentation/dist/en-US/index.html',
  'services/server/dist/main.js',
  'services/voice/dist/main.js',
  'services/voice-espeak/dist/main.js',
]
const stamp = join(root, '.cache', 'built')

/** Builds both apps, the documentation and the services, unless nothing has changed since the last time. Says whether it built. */
export async function build(): Promise<boolean> {
  const state = sourceState()
  if (products.every((path) => existsSync(join(root, path))) && readState() === state) return false
  const results = await Promise.all([
    run('pnpm', ['--filter', '@saywright/console', 'build'], { show: false }),
    run('pnpm', ['--filter', '@saywright/studio', 'build'], { show: false }),
    run('pnpm', ['--filter', '@saywright/documentation', 'build'], { show: false }),
    run('pnpm', ['--filter', './services/*', 'build'], { show: false }),
  ])
  for (const { status, output } of results) {
    if (status !== 0) throw new Error(`The build failed.\n${output}`)
  }
  mkdirSync(join(root, '.cache'), { recursive: true })
  writeFileSync(stamp, state)
  return true
}

/** Changes with the name, size or time of any source file, with the lockfile, and with the settings of the brand. */
export function sourceState(folders: readonly string[] = sources): string {
  const hash = createHash('sha256').update(readFileSync(join(root, 'pnpm-lock.yaml')))
  for (const [name, value] of Object.entries(process.env).toSorted())
    if (name.startsWith('VITE_SAYWRIGHT_')) hash.update(`${name}=${value}\n`)
  for (const path of folders.flatMap((folder) => filesUnder(join(root, folder)))) {
    const { size, mtimeMs } = statSync(path)
    hash.update(`${path} ${size} ${mtimeMs}\n`)
  }
  return hash.digest('hex')
}

function readState(): string | undefined {
  return existsSync(stamp) ? readFileSync(stamp, 'utf8') : undefined
}
