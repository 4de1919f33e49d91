// One word for a domain in contract, hooks and server, and every call in the domain that its path belongs to.
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { domains } from './domain-table.ts'
import { domainFaults } from './lib/domainFaults.ts'
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

const names = domains.map(({ name }) => name).filter((name) => existsSync(`${contract}/${name}`))
const faults = domainFaults(domains, {
  contract: foldersOf(contract),
  hooks: names.filter((name) => existsSync(`${root}packages/api/src/react/${name}.ts`)),
  server: foldersOf(`${root}services/server/src/domains`),
  calls: Object.fromEntries(names.map((name) => [name, pathsOf(name)])),
})
report(`${domains.length} domains`, faults)
