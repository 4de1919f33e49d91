// Writes .cache/sbom.json, the bill of materials of the product in CycloneDX, and refuses one that lacks a direct dependency.
import { mkdirSync, readFileSync } from 'node:fs'
import { filesUnder } from './lib/files.ts'
import { run } from './lib/processes.ts'
import { report } from './lib/report.ts'
import { root } from './lib/root.ts'

const target = `${root}.cache/sbom.json`
mkdirSync(`${root}.cache`, { recursive: true })
const { status, output } = await run(
  'pnpm',
  ['sbom', '--sbom-format', 'cyclonedx', '--sbom-type', 'application', '--out', target],
  { show: false },
)
if (status !== 0) throw new Error(output)
const { components } = JSON.parse(readFileSync(target, 'utf8'))
const listed = new Set(
  components.map(({ group, name }: { group?: string; name: string }) => (group ? `${group}/${name}` : name)),
)
const missing = filesUnder(`${root}services`)
  .concat(filesUnder(`${root}apps`))
  .filter((path) => path.endsWith('/package.json'))
  .flatMap((path) => Object.keys(JSON.parse(readFileSync(path, 'utf8')).dependencies ?? {}))
  .filter((name) => !name.startsWith('@saywright/') && !listed.has(name))
report(
  `bill of materials of ${components.length} components`,
  [...new Set(missing)].map((name) => `${name} is not in the bill of materials`),
)
