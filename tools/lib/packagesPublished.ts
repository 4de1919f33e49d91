// Whether each package works when installed: its tarball, read by publint and by "are the types wrong", whether its manifest
// is true, and whether what is pure is so for server components.
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { clientFaults } from './clientFaults.ts'
import { manifestFaults } from './manifestFaults.ts'
import { packPackages } from './packages.ts'
import { run } from './processes.ts'
import { report } from './report.ts'

/** Bytes that a tarball may have at most: those that carry the engines' models, which are nearly all of it. */
const maxTarballBytes: Readonly<Record<string, number>> = {
  '@saywright/kit': 5_600_000,
  '@saywright/cli': 5_950_000,
}

const faults: string[] = []
const tarballs = await packPackages()
for (const [name, path] of tarballs) {
  const [lint, types] = await Promise.all([
    run('publint', [path, '--strict'], { show: false }),
    run('attw', [path, '--profile', 'esm-only', '--no-emoji'], { show: false }),
  ])
  const { size } = statSync(path)
  const most = maxTarballBytes[name] ?? Number.POSITIVE_INFINITY
  if (size > most) faults.push(`${name}: its tarball has ${size} bytes, and may have ${most}`)
  if (lint.status !== 0) faults.push(`${name}, publint:\n${lint.output}`)
  faults.push(...(await faultsOfContent(name, path)))
  if (types.status !== 0) faults.push(`${name}, types:\n${types.output}`)
}
report(`${tarballs.size} tarballs`, faults)

async function faultsOfContent(name: string, tarball: string): Promise<string[]> {
  const folder = mkdtempSync(join(tmpdir(), 'saywright-packed-'))
  try {
    const { status, output } = await run('tar', ['-xzf', tarball, '-C', folder], { show: false })
    if (status !== 0) return [output]
    const at = (path: string) => join(folder, 'package', path)
    const read = (path: string) => readFileSync(at(path), 'utf8')
    const files = readdirSync(at('.'), { recursive: true, encoding: 'utf8' })
    return [
      ...manifestFaults(JSON.parse(read('package.json')), files, read),
      ...clientFaults(name, (path) => (existsSync(at(path)) ? read(path) : undefined)),
    ].map((fault) => `${name}: ${fault}`)
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}
