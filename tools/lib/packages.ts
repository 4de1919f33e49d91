import { mkdirSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { run } from './processes.ts'
import { root } from './root.ts'

/**
 * Packs the packages as they would be published. They must have been built.
 *
 * @param folder is emptied before.
 * @returns the path of each tarball by package name.
 */
export async function packPackages(
  folder = join(root, '.cache', 'tarballs'),
): Promise<ReadonlyMap<string, string>> {
  rmSync(folder, { recursive: true, force: true })
  mkdirSync(folder, { recursive: true })
  const { status, output } = await run(
    'pnpm',
    ['--filter', './packages/*', '--filter', '!@saywright/engines', 'pack', '--pack-destination', folder],
    { show: false },
  )
  if (status !== 0) throw new Error(output)
  const nameOf = (file: string) => file.replace(/^saywright-(.*)-[\d.]+.*\.tgz$/, '@saywright/$1')
  return new Map(readdirSync(folder).map((file) => [nameOf(file), join(folder, file)]))
}

/** The range that the catalog of the workspace gives a package. */
export function catalogRange(name: string): string {
  const workspace = readFileSync(join(root, 'pnpm-workspace.yaml'), 'utf8')
  const lines = workspace.split('\n')
  const line = lines
    .slice(lines.indexOf('catalog:'))
    .find((text) => text.trim().replaceAll(/['"]/g, '').startsWith(`${name}: `))
  if (!line) throw new Error(`The catalog has no ${name}.`)
  return line.slice(line.lastIndexOf(': ') + 2).trim()
}
