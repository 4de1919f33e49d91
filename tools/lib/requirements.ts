import { spawnSync } from 'node:child_process'
import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { chromium } from 'playwright'

const isRoot = process.getuid?.() === 0
const chromiumPaths = [
  '/usr/bin/chromium-headless-shell',
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
]

/**
 * Path of a Chromium: named by CHROMIUM_PATH, of the system, of Playwright, or installed now. Undefined when it cannot be
 * installed. One without windows comes first: it draws with less work (decision 72).
 */
export function findChromium(): string | undefined {
  return (
    process.env.CHROMIUM_PATH ??
    chromiumPaths.find(existsSync) ??
    playwrightChromium() ??
    (['chromium-headless-shell', 'chromium'].some(aptInstall) ? chromiumPaths.find(existsSync) : undefined)
  )
}

/** Folder of PostgreSQL's programs: on PATH, of the system, or installed now. Undefined when it cannot be installed. */
export function findPostgres(): string | undefined {
  return postgresFolder() ?? (aptInstall('postgresql') ? postgresFolder() : undefined)
}

/** Path of nginx, installed now if missing. Undefined when it cannot be installed. */
export function findNginx(): string | undefined {
  const find = () =>
    [...(process.env.PATH ?? '').split(':'), '/usr/sbin', '/opt/homebrew/bin']
      .map((folder) => join(folder, 'nginx'))
      .find(existsSync)
  return find() ?? (aptInstall('nginx-light') ? find() : undefined)
}

function postgresFolder(): string | undefined {
  const onPath = (process.env.PATH ?? '').split(':').find((folder) => existsSync(join(folder, 'initdb')))
  if (onPath) return onPath
  const versions = ['/usr/lib/postgresql', '/opt/homebrew/opt', '/usr/local/opt'].flatMap((folder) =>
    existsSync(folder)
      ? readdirSync(folder)
          .filter((name) => /^(\d+|postgresql.*)$/.test(name))
          .map((name) => join(folder, name, 'bin'))
      : [],
  )
  return versions.findLast((folder) => existsSync(join(folder, 'initdb')))
}

function playwrightChromium(): string | undefined {
  const path = chromium.executablePath()
  if (existsSync(path)) return path
  if (isRoot && existsSync('/usr/bin/apt-get')) return undefined
  spawnSync('playwright', ['install', 'chromium'], { stdio: 'ignore', timeout: 300_000 })
  return existsSync(path) ? path : undefined
}

function aptInstall(name: string): boolean {
  if (!isRoot || !existsSync('/usr/bin/apt-get')) return false
  console.log(`saywright: installing ${name} with apt-get`)
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' }
  spawnSync('apt-get', ['update', '-qq'], { stdio: 'ignore', env })
  return (
    spawnSync('apt-get', ['install', '-y', '-qq', '--no-install-recommends', name], { stdio: 'ignore', env })
      .status === 0
  )
}
