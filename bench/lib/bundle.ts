import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import optimizeLocales from '@react-aria/optimize-locales-plugin'
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin'
import { build, type PluginOption, type Rolldown } from 'vite'

export type Size = { readonly js: number; readonly css: number; readonly total: number }

const here = join(import.meta.dirname, '..')
const entry = 'virtual:entry'
const provided = /^react(-dom)?($|\/)/

/** What both apps are built with, but for what only serves development. */
export const plugins = (): PluginOption[] => [
  { ...optimizeLocales.vite({ locales: ['en-US', 'fr-FR'] }), enforce: 'pre' },
  vanillaExtractPlugin(),
]

/**
 * Bytes, gzipped at level 9, that a module needs in a browser: what it exports and everything below it, minified for ES2022.
 *
 * @param source text of the module.
 * @param withReact whether React and ReactDOM count; else they are taken for granted.
 */
export async function sizeOf(source: string, { withReact = false } = {}): Promise<Size> {
  const results = await build({
    root: here,
    configFile: false,
    logLevel: 'error',
    define: { 'process.env.NODE_ENV': '"production"' },
    plugins: [virtualEntry(source), ...plugins()],
    build: {
      write: false,
      target: 'es2022',
      minify: true,
      cssMinify: true,
      assetsInlineLimit: 0,
      lib: { entry, formats: ['es'], fileName: 'entry' },
      rolldownOptions: { external: withReact ? [] : [provided], output: { codeSplitting: true } },
    },
  })
  return addUp(outputsOf(results))
}

export function outputsOf(results: Awaited<ReturnType<typeof build>>) {
  if ('close' in results) throw new Error('A build was expected, not a watcher.')
  return (Array.isArray(results) ? results : [results]).flatMap(({ output }) => output)
}

export const gzipped = (text: string | Uint8Array) => gzipSync(text, { level: 9 }).length

/** What is loaded at once: the entry with its static imports, and every style sheet. */
function addUp(outputs: readonly (Rolldown.OutputChunk | Rolldown.OutputAsset)[]): Size {
  const chunks = new Map(outputs.flatMap((file) => (file.type === 'chunk' ? [[file.fileName, file]] : [])))
  const js = sum(chunksBehind(chunks, [...chunks.values()].filter(({ isEntry }) => isEntry)).map(({ code }) => gzipped(code)))
  const css = sum(
    outputs.flatMap((file) => (file.type === 'asset' && file.fileName.endsWith('.css') ? [gzipped(file.source)] : [])),
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

function virtualEntry(source: string): PluginOption {
  return {
    name: 'bench-entry',
    enforce: 'pre',
    resolveId: (id) => (id === entry ? join(here, 'entry.js') : undefined),
    load: (id) => (id === join(here, 'entry.js') ? source : undefined),
  }
}
