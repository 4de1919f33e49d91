// One word for a domain in contract, hooks, server, messages and stories, and every call in the domain that its path belongs to.
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { domains, otherParts } from './domain-table.ts'
import { appFaults, domainFaults } from './lib/domainFaults.ts'
import { filesUnder } from './lib/files.ts'
import { report } from './lib/report.ts'
import { root } from './lib/root.ts'

const contract = `${root}packages/api/src/contract`
const foldersOf = (path: string) =>
  readdirSync(path, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => name)
const pathsOf = (domain: string) =>
  filesUnder(`${contract}/${domain}`)
    .filter((path) => path.endsWith('.ts') && !path.endsWith('.test.ts'))
    .flatMap((path) => [...readFileSync(path, 'utf8').matchAll(/^ {2}path: '([^']+)',$/gm)])
    .map(([, path]) => path as string)

const inContract = domains.map(({ name }) => name).filter((name) => existsSync(`${contract}/${name}`))
const faults = domainFaults(domains, {
  contract: foldersOf(contract),
  hooks: inContract.filter((name) => existsSync(`${root}packages/api/src/react/${name}.ts`)),
  server: foldersOf(`${root}services/server/src/domains`),
  calls: Object.fromEntries(inContract.map((name) => [name, pathsOf(name)])),
})

const apps = ['console', 'studio']
const sources = apps
  .flatMap((app) => filesUnder(`${root}apps/${app}/src`))
  .filter((path) => /\.tsx?$/.test(path))
  .map((path) => readFileSync(path, 'utf8'))
const inSources = (pattern: RegExp) =>
  sources.flatMap((text) => [...text.matchAll(pattern)].map(([, name]) => name as string))
const names = {
  folder: apps.flatMap((app) => foldersIn(`${root}apps/${app}/src/features`, app)),
  namespace: inSources(/defineMessages\('((?:console|studio)\.[\w.]+)'/g),
  title: inSources(/title: '((?:Console|Studio)\/[^']+)'/g),
}
report(`${domains.length} domains`, [...faults, ...appFaults(domains, otherParts, names)])

function foldersIn(path: string, name: string): string[] {
  return foldersOf(path).flatMap((folder) => [
    `${name}/${folder}`,
    ...foldersIn(`${path}/${folder}`, `${name}/${folder}`),
  ])
}
