// Runs a command of this workspace with the Node and pnpm that it is built for, fetching what is missing from the npm
// registry by the lockfiles in tools/toolchain, whose hashes npm checks. Needs nothing but Node 20 and npm, so it has no
// dependency and is plain JavaScript.
import { spawn, spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { cpSync, existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { fileURLToPath } from 'node:url'

const root = fileURLToPath(new URL('..', import.meta.url))
const { toolchain } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'))
const home = join(root, 'node_modules', '.toolchain')
// Started by a command that already runs on the Node of our own, it must not take that Node away.
const isOwn = process.execPath.startsWith(home)
const isCurrent = !isOwn && Number(process.versions.node.split('.')[0]) >= toolchain.nodeMinimum
const tools = ['pnpm', ...(isCurrent ? [] : ['node'])]

process.env.PATH = [
  ...tools.map((tool) => join(home, tool, 'node_modules', '.bin')),
  join(root, 'node_modules', '.bin'),
  process.env.PATH,
].join(delimiter)

for (const tool of tools) fetchTool(tool)
installDependencies()
run(process.argv.slice(2))

function fetchTool(tool) {
  const from = join(root, 'tools', 'toolchain', tool)
  const to = join(home, tool)
  const lock = readText(join(from, 'package-lock.json'))
  if (readText(join(to, 'done')) === lock) return
  say(`Fetching ${tool}`)
  rmSync(to, { recursive: true, force: true })
  cpSync(from, to, { recursive: true })
  // Not "npm ci", which refuses a lockfile made where the registry lacked the package of some other platform.
  must('npm', ['install', '--no-save', '--prefix', to, '--no-audit', '--no-fund', '--loglevel=error'])
  // npm leaves out what is optional, as each platform is, when its hash differs.
  if (!existsSync(join(to, 'node_modules', '.bin', tool)))
    fail(`${tool} was not installed as its lockfile says.`)
  writeFileSync(join(to, 'done'), lock)
}

function installDependencies() {
  const stamp = join(root, 'node_modules', '.toolchain', 'installed')
  const state = createHash('sha256')
    .update(readFileSync(join(root, 'pnpm-lock.yaml')))
    .update(tools.map((tool) => readText(join(home, tool, 'done'))).join())
    .digest('hex')
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
  if (status !== 0) fail(`"${command} ${args[0]}" failed. Is the npm registry reachable?`)
}

function fail(reason) {
  say(reason)
  process.exit(1)
}

function readText(path) {
  return existsSync(path) ? readFileSync(path, 'utf8') : undefined
}

function say(line) {
  console.log(`saywright: ${line}`)
}
