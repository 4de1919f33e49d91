// Refuses dependencies under licences that nobody agreed to, and GPL code anywhere but in the process of its own.
import { readFileSync } from 'node:fs'
import { filesUnder } from './lib/files.ts'
import { type Licences, licenceFaults } from './lib/licenceFaults.ts'
import { run } from './lib/processes.ts'
import { report } from './lib/report.ts'
import { root } from './lib/root.ts'

const { status, output } = await run('pnpm', ['licenses', 'list', '--recursive', '--json'], { show: false })
if (status !== 0) throw new Error(output)
const licences: Licences = JSON.parse(output)
const manifests = filesUnder(root)
  .filter((path) =>
    /\/(packages|apps|services|bench)\/[^/]+\/package\.json$|^[^/]*\/?package\.json$/.test(path),
  )
  .map((path) => ({ path: path.slice(root.length), ...JSON.parse(readFileSync(path, 'utf8')) }))
const count = Object.values(licences).flat().length
report(`licences of ${count} dependencies`, licenceFaults(licences, manifests))
