import { posix } from 'node:path'
import { exceptions, forbiddenPackages, type Zone, zones } from '../import-table.ts'

/** Entries of our packages by the name of their import, and the file of each. */
const entries: Readonly<Record<string, string>> = {
  '@saywright/grammar': 'packages/grammar/src/index.ts',
  '@saywright/engines': 'packages/engines/src/index.ts',
  '@saywright/cli': 'packages/cli/src/index.ts',
  '@saywright/kit': 'packages/kit/src/index.ts',
  '@saywright/ui': 'packages/ui/src/index.ts',
  '@saywright/forms': 'packages/forms/src/index.ts',
  '@saywright/audio': 'packages/audio/src/index.ts',
  '@saywright/api': 'packages/api/src/contract/index.ts',
  '@saywright/shell': 'apps/shell/src/index.ts',
  '@saywright/console': 'apps/console/src/main.tsx',
  '@saywright/studio': 'apps/studio/src/main.tsx',
  '@saywright/http': 'services/http/src/index.ts',
  '@saywright/server': 'services/server/src/main.ts',
  '@saywright/voice': 'services/voice/src/main.ts',
  '@saywright/voice-espeak': 'services/voice-espeak/src/main.ts',
}

/** The sentence that says why a file may not import something, or undefined when it may. Paths are relative to the root. */
export function importFault(file: string, specifier: string): string | undefined {
  const from = zoneOf(file)
  const target = fileOf(file, specifier)
  if (target === undefined) return packageFault(from, specifier)
  const to = zoneOf(target)
  if (from.mayImport === 'anything') return stepsIntoService(file, target)
  if (mayImport(from, to) && staysInPlace(file, target, from, to)) return undefined
  if (exceptions[file] === target) return undefined
  return `${from.name} must not import ${to.name} (${specifier})`
}

export function zoneOf(file: string): Zone {
  return (
    zones.find(({ pattern }) => pattern.test(file)) ?? { name: 'root', pattern: /^/, mayImport: 'anything' }
  )
}

/** Services are processes: no code imports one, tests of another included. `services/http` is what they share. */
function stepsIntoService(file: string, target: string): string | undefined {
  const service = /^services\/[^/]+\//.exec(target)?.[0]
  const isShared = service === 'services/http/' && file.startsWith('services/')
  if (!service || isShared || file.startsWith(service) || file.startsWith('bench/')) return undefined
  return `a service is a process and is never imported (${target})`
}

function mayImport(from: Zone, to: Zone): boolean {
  return from.name === to.name || from.mayImport.includes(to.name)
}

/** Apps do not know each other, features neither, nor panes of one, and an app knows of a feature its routes alone. */
function staysInPlace(file: string, target: string, from: Zone, to: Zone): boolean {
  if (!file.startsWith('apps/') || !target.startsWith('apps/')) return true
  if (to.name.startsWith('shell') || to.name === 'build') return true
  if (appOf(file) !== appOf(target)) return false
  const feature = featureOf(file)
  if (from.name === 'feature/panes' && to.name === from.name && paneOf(file) !== paneOf(target)) return false
  if (feature && featureOf(target)) return feature === featureOf(target)
  return from.name !== 'app' || to.name !== 'feature' || /\/routes\.js$/.test(target)
}

function packageFault(from: Zone, specifier: string): string | undefined {
  const refused = forbiddenPackages[from.name]
  return refused?.test(specifier) ? `${from.name} must not import the package ${specifier}` : undefined
}

function fileOf(file: string, specifier: string): string | undefined {
  if (specifier.startsWith('.'))
    return posix.normalize(posix.join(posix.dirname(file), specifier.replace(/\?.*$/, '')))
  const [, name, sub] = /^(@saywright\/[^/]+)(?:\/(.+))?$/.exec(specifier) ?? []
  if (!name) return undefined
  const entry = entries[name] ?? name
  return sub
    ? `${posix.dirname(name === '@saywright/api' ? 'packages/api/src/x' : entry)}/${sub}/index.ts`
    : entry
}

const featureOf = (file: string) => /^apps\/[^/]+\/src\/features\/[^/]+/.exec(file)?.[0]
const paneOf = (file: string) => /^apps\/[^/]+\/src\/features\/[^/]+\/panes\/[^/]+/.exec(file)?.[0]
const appOf = (file: string) => /^apps\/[^/]+/.exec(file)?.[0]
