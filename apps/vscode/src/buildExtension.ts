import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { build } from 'esbuild'
import { notices } from '../../../packages/tsup.notices.ts'
import { type ExtensionManifest, vsix } from './vsix.js'

const pathOf = (path: string) => fileURLToPath(new URL(path, import.meta.url))
const read = (path: string) => readFileSync(pathOf(path))

export interface BuiltExtension {
  /** Such as `saywright-vscode-0.1.0.vsix`. */
  readonly name: string
  readonly bytes: Uint8Array
}

/** Builds the extension: both programs in one file each, and all that it needs, as one archive. */
export async function buildExtension(): Promise<BuiltExtension> {
  const { devDependencies, scripts, private: _, ...manifest } = JSON.parse(read('../package.json').toString())
  const [extension, server] = await Promise.all([
    bundle('./extension.ts', { format: 'cjs', external: ['vscode'] }),
    // Some of its packages are CommonJS and ask for modules of Node.
    bundle('../../../packages/cli/src/languageServer.ts', {
      format: 'esm',
      banner: {
        js: "import { createRequire } from 'node:module'; const require = createRequire(import.meta.url);",
      },
    }),
  ])
  const words = read('../assets/package.nls.json')
  const files = {
    'package.json': new TextEncoder().encode(`${JSON.stringify(manifest, null, 2)}\n`),
    'package.nls.json': words,
    'package.nls.fr.json': read('../assets/package.nls.fr.json'),
    'README.md': read('../README.md'),
    'LICENSE.txt': read('../../../LICENSE'),
    'assets/icon.png': read('../assets/icon.png'),
    'assets/language-configuration.json': read('../assets/language-configuration.json'),
    'assets/bnf-em.tmLanguage.json': read('../assets/bnf-em.tmLanguage.json'),
    'schemas/project.schema.json': read('../../../packages/cli/schemas/project.schema.json'),
    'NOTICES.txt': new TextEncoder().encode(notices([...extension.inputs, ...server.inputs])),
    'dist/extension.cjs': extension.bytes,
    'dist/server.mjs': server.bytes,
  }
  const { name, version } = manifest as ExtensionManifest
  const bytes = vsix(manifest, JSON.parse(words.toString()).description, files)
  return { name: `${name}-${version}.vsix`, bytes }
}

async function bundle(
  entry: string,
  options: Parameters<typeof build>[0],
): Promise<{ readonly bytes: Uint8Array; readonly inputs: readonly string[] }> {
  const { outputFiles, metafile } = await build({
    entryPoints: [pathOf(entry)],
    bundle: true,
    minify: true,
    metafile: true,
    platform: 'node',
    target: 'node20',
    write: false,
    logLevel: 'error',
    // The modules of a CommonJS package in place of those that Node alone would take.
    mainFields: ['module', 'main'],
    ...options,
  })
  return {
    bytes: outputFiles?.[0]?.contents ?? new Uint8Array(),
    inputs: Object.keys(metafile?.inputs ?? {}),
  }
}
