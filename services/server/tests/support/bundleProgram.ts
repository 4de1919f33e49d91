import { randomUUID } from 'node:crypto'
import { readFileSync, renameSync } from 'node:fs'
import { createRequire } from 'node:module'
import { basename } from 'node:path'
import { fileURLToPath } from 'node:url'

const home = fileURLToPath(new URL('../../', import.meta.url))

/** Where the bundle of a program is: at the depth of the build in the package, so that it finds packages and assets. */
export const bundleOf = (entry: string) => `${home}.cache/${basename(entry, '.ts')}.js`

/**
 * Bundles a program as the build does, so that a process of its own can run it. It appears whole: another suite may run it
 * at this moment.
 */
export async function bundleProgram(entry: string): Promise<void> {
  const { dependencies } = JSON.parse(readFileSync(`${home}package.json`, 'utf8'))
  const { build } = createRequire(import.meta.url)('esbuild') as typeof import('esbuild')
  const outfile = bundleOf(entry)
  const fresh = `${outfile}.${randomUUID()}.js`
  await build({
    entryPoints: [`${home}${entry}`],
    outfile: fresh,
    bundle: true,
    platform: 'node',
    format: 'esm',
    logLevel: 'error',
    external: Object.keys(dependencies).filter((name) => !name.startsWith('@saywright/')),
  })
  renameSync(fresh, outfile)
}
