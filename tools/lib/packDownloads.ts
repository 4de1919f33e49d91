import { existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { sourceState } from './build.ts'
import { packPackages } from './packages.ts'
import { run } from './processes.ts'
import { root } from './root.ts'

const cache = join(root, '.cache')
/** Where the packages of this repository are that a demonstration offers. */
export const packedFolder = join(cache, 'packages')
const stamp = join(cache, 'packed')

const state = () => sourceState(['packages', 'apps/vscode'])

/** Whether the packed packages are those of the sources; those of older sources are removed. */
export function arePackagesPacked(): boolean {
  const isCurrent = existsSync(packedFolder) && existsSync(stamp) && readFileSync(stamp, 'utf8') === state()
  if (!isCurrent) rmSync(packedFolder, { recursive: true, force: true })
  return isCurrent
}

/** Builds and packs the packages, and the extension for Visual Studio Code. The folder is there once it is whole. */
export async function packDownloads(): Promise<void> {
  const packing = join(cache, 'packing')
  const packed = state()
  const { status, output } = await run('pnpm', ['--filter', './packages/*', 'run', 'build'], { show: false })
  if (status !== 0) throw new Error(output)
  await packPackages(packing)
  const extension = await run('pnpm', ['--filter', 'saywright-vscode', 'run', 'build', packing], {
    show: false,
  })
  if (extension.status !== 0) throw new Error(extension.output)
  mkdirSync(dirname(stamp), { recursive: true })
  rmSync(packedFolder, { recursive: true, force: true })
  renameSync(packing, packedFolder)
  writeFileSync(stamp, packed)
}
