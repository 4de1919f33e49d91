// Would each package work for whoever installs it: its tarball, read by publint and by "are the types wrong".
import { packPackages } from './packages.ts'
import { run } from './processes.ts'
import { report } from './report.ts'

const faults: string[] = []
const tarballs = await packPackages()
for (const [name, path] of tarballs) {
  const [lint, types] = await Promise.all([
    run('publint', [path, '--strict'], { show: false }),
    run('attw', [path, '--profile', 'esm-only', '--no-emoji'], { show: false }),
  ])
  if (lint.status !== 0) faults.push(`${name}, publint:\n${lint.output}`)
  if (types.status !== 0) faults.push(`${name}, types:\n${types.output}`)
}
report(`${tarballs.size} tarballs`, faults)
