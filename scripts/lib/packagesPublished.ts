// Would each package work for whoever installs it: its tarball, read by publint and by "are the types wrong", and whether
// what is pure is so for server components.
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { clientFaults } from './clientFaults.ts'
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
  faults.push(...(await faultsForServers(name, path)))
  if (types.status !== 0) faults.push(`${name}, types:\n${types.output}`)
}
report(`${tarballs.size} tarballs`, faults)

async function faultsForServers(name: string, tarball: string): Promise<string[]> {
  const folder = mkdtempSync(join(tmpdir(), 'saywright-packed-'))
  try {
    const { status, output } = await run('tar', ['-xzf', tarball, '-C', folder], { show: false })
    if (status !== 0) return [output]
    return clientFaults(name, (path) => {
      const file = join(folder, 'package', path)
      return existsSync(file) ? readFileSync(file, 'utf8') : undefined
    }).map((fault) => `${name}: ${fault}`)
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}
