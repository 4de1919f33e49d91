import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import optimizeLocales from '@react-aria/optimize-locales-plugin'
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin'
import { build, type PluginOption, type Rolldown } from 'vite'
import { published } from './published.ts'

export type Size = { readonly js: number; readonly css: number; readonly total: number }

const here = join(import.meta.dirname, '..')
// No such file: its text is what is measured.
const entry = join(here, 'measured.js')
const provided = /^react(-dom)?($|\/)/

/** The plugins of both apps, without those for development. */
export const plugins = (): PluginOption[] => [
  { ...optimizeLocales.vite({ locales: ['en-US', 'fr-FR'] }), enforce: 'pre' },
  vanillaExtractPlugin(),
]

/**
 * Bytes, gzipped at level 9, that a module needs in a browser: what it exports and everything below it, minified for ES2022.
 *
 * Like React, Vite's helper around `import()` is taken for granted: an app has it once, for its routes, and other bundlers
 * have none.
 *
 * @param source text of the module.
 * @param withReact whether React and ReactDOM count; else they are taken for granted.
 * @param isPublished whether our packages are taken as they are published, from their builds, and not from their sources.
 * @param importers the file that may import a package, for packages that the benches themselves do not depend on.
 */
export async function sizeOf(
  source: string,
  {
    withReact = false,
    isPublished = false,
    importers = new Map(),
  }: { withReact?: boolean; isPublished?: boolean; importers?: ReadonlyMap<string, string> } = {},
): Promise<Size> {
  const results = await build({
    root: here,
    configFile: false,
    logLevel: 'error',
    define: { 'process.env.NODE_ENV': '"production"' },
    plugins: [virtualEntry(source, importers), isPublished && published, withoutPreloader, ...plugins()],
    build: {
      write: false,
      target: 'es2022',
      assetsInlineLimit: 0,
      modulePreload: false,
      rolldownOptions: {
        input: entry,
        // As in an app, chunks that load later may take shared modules from the entry, which need not be cut in two for
        // them.
        preserveEntrySignatures: 'allow-extension',
        external: withReact ? [] : [provided],
      },
    },
  })
  return addUp(outputsOf(results))
}

export function outputsOf(results: Awaited<ReturnType<typeof build>>) {
  if ('close' in results) throw new Error('A build was expected, not a watcher.')
  return (Array.isArray(results) ? results : [results]).flatMap(({ output }) => output)
}

export const gzipped = (text: string | Uint8Array) => gzipSync(text, { level: 9 }).length

/** Files that are loaded at once: the entry with its static imports, and every style sheet. */
function addUp(outputs: readonly (Rolldown.OutputChunk | Rolldown.OutputAsset)[]): Size {
  const chunks = new Map(outputs.flatMap((file) => (file.type === 'chunk' ? [[file.fileName, file]] : [])))
  const js = sum(
    chunksBehind(
      chunks,
      [...chunks.values()].filter(({ isEntry }) => isEntry),
    ).map(({ code }) => gzipped(code)),
  )
  const css = sum(
    outputs.flatMap((file) =>
      file.type === 'asset' && file.fileName.endsWith('.css') ? [gzipped(file.source)] : [],
    ),
  )
  return { js, css, total: js + css }
}

/** Some chunks and all that they import before they can run. */
export function chunksBehind(
  chunks: ReadonlyMap<string, Rolldown.OutputChunk>,
  starts: readonly Rolldown.OutputChunk[],
): Rolldown.OutputChunk[] {
  const found = new Set(starts)
  for (const { imports } of found) {
    for (const name of imports) {
      const chunk = chunks.get(name)
      if (chunk) found.add(chunk)
    }
  }
  return [...found]
}

export const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0)

const withoutPreloader: PluginOption = {
  name: 'bench-without-preloader',
  enforce: 'pre',
  load: {
    order: 'pre',
    handler: (id) =>
      id.includes('vite/preload-helper') ? 'export const __vitePreload = (load) => load()' : undefined,
  },
}

function virtualEntry(source: string, importers: ReadonlyMap<string, string>): PluginOption {
  return {
    name: 'bench-entry',
    enforce: 'pre',
    resolveId(id) {
      if (id === entry) return id
      const importer = importers.get(id)
      return importer ? this.resolve(id, importer, { skipSelf: true }) : undefined
    },
    load: (id) => (id === entry ? source : undefined),
  }
}
