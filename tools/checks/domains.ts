// One word for a domain in contract, hooks, server, messages and stories, and every call in the domain that its path belongs to.
import { existsSync, readdirSync } from 'node:fs'
import { otherParts, domains as table } from '../domain-table.ts'
import { appFaults, domainFaults } from '../lib/domainFaults.ts'
import { root } from '../lib/root.ts'
import { sourcesIn } from '../lib/sources.ts'
import type { Check } from './check.ts'

const contract = 'packages/api/src/contract'
const apps = ['console', 'studio']

export const domains: Check = {
  name: 'domains',
  find() {
    const inContract = table
      .map(({ name }) => name)
      .filter((name) => existsSync(`${root}${contract}/${name}`))
    const faults = domainFaults(table, {
      contract: foldersOf(contract),
      hooks: inContract.filter((name) => existsSync(`${root}packages/api/src/react/${name}.ts`)),
      server: foldersOf('services/server/src/domains'),
      calls: Object.fromEntries(inContract.map((name) => [name, pathsOf(name)])),
    })
    return {
      subject: `${table.length} domains`,
      faults: [...faults, ...appFaults(table, otherParts, namesInApps())],
    }
  },
}

function pathsOf(domain: string): string[] {
  return sourcesIn([`${contract}/${domain}`], (file) => file.endsWith('.ts') && !file.endsWith('.test.ts'))
    .flatMap(({ text }) => [...text.matchAll(/^ {2}path: '([^']+)',$/gm)])
    .map(([, path]) => path as string)
}

function namesInApps() {
  const sources = sourcesIn(
    apps.map((app) => `apps/${app}/src`),
    (file) => /\.tsx?$/.test(file),
  )
  const found = (pattern: RegExp) =>
    sources.flatMap(({ text }) => [...text.matchAll(pattern)].map(([, name]) => name as string))
  return {
    folder: apps.flatMap((app) => foldersIn(`apps/${app}/src/features`, app)),
    namespace: found(/defineMessages\('((?:console|studio)\.[\w.]+)'/g),
    title: found(/title: '((?:Console|Studio)\/[^']+)'/g),
  }
}

function foldersOf(folder: string): string[] {
  return readdirSync(root + folder, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => name)
}

function foldersIn(path: string, name: string): string[] {
  return foldersOf(path).flatMap((folder) => [
    `${name}/${folder}`,
    ...foldersIn(`${path}/${folder}`, `${name}/${folder}`),
  ])
}
