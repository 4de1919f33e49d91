// The packages in the hands of someone else: their tarballs, installed by npm into an application outside the workspace,
// compiled, built and opened.
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { serveFolder } from '../visual/serveFolder.ts'
import { catalogRange, packPackages } from './packages.ts'
import { outsideApp } from './packagesApp.ts'
import { faultsOfOutsideApp } from './packagesOpened.ts'
import { run } from './processes.ts'
import { report } from './report.ts'

const fromRegistry = ['react', 'react-dom', '@types/react', '@types/react-dom', 'typescript', 'vite']
const steps: [string, ...string[]][] = [
  ['npm', 'install', '--no-audit', '--no-fund', '--prefer-offline', '--loglevel=error'],
  ['tsc', '-p', 'tsconfig.json'],
  ['tsc', '-p', 'tsconfig.nodenext.json'],
  ['vite', 'build', '--logLevel=error'],
  ['node', '--conditions=react-server', 'pure.js'],
]

const folder = mkdtempSync(join(tmpdir(), 'saywright-outside-'))
try {
  const dependencies = Object.fromEntries(fromRegistry.map((name) => [name, catalogRange(name)]))
  for (const [name, path] of await packPackages()) dependencies[name] = `file:${path}`
  mkdirSync(folder, { recursive: true })
  for (const [name, text] of Object.entries(outsideApp(dependencies))) writeFileSync(join(folder, name), text)
  report('an application outside the workspace', await faultsOf(folder))
} finally {
  rmSync(folder, { recursive: true, force: true })
}

async function faultsOf(cwd: string): Promise<string[]> {
  const env = { PATH: `${join(cwd, 'node_modules', '.bin')}:${process.env.PATH}` }
  for (const [program, ...args] of steps) {
    const { status, seconds, output } = await run(program, args, { cwd, env, show: false })
    console.log(`  ${program} ${args[0] === '-p' ? args[1] : args[0]}: ${seconds.toFixed(1)} s`)
    if (status !== 0) return [`${program} ${args.join(' ')}:\n${output}`]
  }
  const { address, close } = await serveFolder(join(cwd, 'dist'))
  try {
    return await faultsOfOutsideApp(`${address}/index.html`)
  } finally {
    close()
  }
}
