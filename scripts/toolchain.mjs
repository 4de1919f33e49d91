// Runs a command of this workspace with the Node and pnpm that it is built for, fetching what is missing from the npm
// registry. Needs nothing but Node 20 and npm, so it has no dependency and is plain JavaScript.
import { spawn, spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { fileURLToPath } from 'node:url'

const root = fileURLToPath(new URL('..', import.meta.url))
const { toolchain } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'))
const home = join(root, 'node_modules', '.toolchain')
// Started by a command that already runs on the Node of our own, it must not take that Node away.
const isOwn = process.execPath.startsWith(home)
const isCurrent = !isOwn && Number(process.versions.node.split('.')[0]) >= toolchain.nodeMinimum
const wanted = { pnpm: toolchain.pnpm, ...(isCurrent ? {} : { node: toolchain.node }) }

process.env.PATH = [
  join(home, 'node_modules', '.bin'),
  join(root, 'node_modules', '.bin'),
  process.env.PATH,
].join(delimiter)

fetchTools()
installDependencies()
run(process.argv.slice(2))

function fetchTools() {
  if (readText(join(home, 'package.json')) === toolsManifest() && existsSync(join(home, 'done'))) return
  say('Fetching Node and pnpm')
  mkdirSync(home, { recursive: true })
  writeFileSync(join(home, 'package.json'), toolsManifest())
  must('npm', [
    'install',
    '--prefix',
    home,
    '--no-audit',
    '--no-fund',
    '--no-package-lock',
    '--loglevel=error',
  ])
  writeFileSync(join(home, 'done'), '')
}

function toolsManifest() {
  return `${JSON.stringify({ private: true, dependencies: wanted })}\n`
}

function installDependencies() {
  const stamp = join(root, 'node_modules', '.toolchain', 'installed')
  const lockfile = readFileSync(join(root, 'pnpm-lock.yaml'))
  const state = createHash('sha256').update(lockfile).update(JSON.stringify(toolchain)).digest('hex')
  if (readText(stamp) === state) return
  say('Installing dependencies')
  must('pnpm', ['install', '--frozen-lockfile', '--reporter=silent'])
  writeFileSync(stamp, state)
}

function run([command, ...args]) {
  const child = spawn(command, args, { cwd: root, stdio: 'inherit', env: process.env })
  child.on('error', (error) => {
    say(`${command}: ${error.message}`)
    process.exit(1)
  })
  child.on('exit', (code, signal) => process.exit(signal ? 1 : (code ?? 1)))
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => child.kill(signal))
  // npm may end without passing the signal on; then we have another parent.
  const parent = process.ppid
  setInterval(() => process.ppid !== parent && child.kill('SIGTERM'), 500).unref()
}

function must(command, args) {
  const { status } = spawnSync(command, args, { cwd: root, stdio: ['ignore', 'inherit', 'inherit'] })
  if (status === 0) return
  say(`"${command} ${args[0]}" failed. Is the npm registry reachable?`)
  process.exit(1)
}

function readText(path) {
  return existsSync(path) ? readFileSync(path, 'utf8') : undefined
}

function say(line) {
  console.log(`saywright: ${line}`)
}
