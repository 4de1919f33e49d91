import { readFileSync } from 'node:fs'
import { build, type Rolldown } from 'vite'
import consoleApp from '../../apps/console/vite.config.ts'
import { chunksBehind, gzipped, outputsOf, sizeOf, sum } from './bundle.ts'

const screensOfLogin = /\/features\/auth\/(AuthLayoutRoute|login\/LoginRoute)\.tsx$/
// Requests of the page once it is drawn: answers to calls, sentences for errors, the picture of a sound, what is beside the
// form and the other ways in around it.
const afterThePaint =
  /\/(shell\/src\/CallFeedback|forms\/src\/messages\/index|SpectrumPicture\/drawSound|panel\/SignInPanel|login\/besideTheForm)\.tsx?$/

/**
 * Gzipped bytes of JavaScript: what the browser needs to show /auth/login of the built console (`ours`), the libraries in
 * that alone, as the same names imported from the same packages and built in the same way (`bare`), and what the page
 * loads by itself once it is drawn (`later`), which neither of the two counts.
 */
export async function measureLogin(): Promise<{ ours: number; bare: number; later: number }> {
  const { first, later } = await chunksOfLogin()
  const { source, importers } = bareImports(first.flatMap(({ moduleIds }) => moduleIds))
  const bare = await sizeOf(source, { withReact: true, importers })
  return { ours: sizeOfChunks(first), bare: bare.js, later: sizeOfChunks(later) }
}

const sizeOfChunks = (chunks: readonly Rolldown.OutputChunk[]) => sum(chunks.map(({ code }) => gzipped(code)))

async function chunksOfLogin() {
  const outputs = outputsOf(
    await build({
      ...consoleApp,
      configFile: false,
      logLevel: 'error',
      build: { ...consoleApp.build, write: false },
    }),
  )
  const chunks = new Map(outputs.flatMap((file) => (file.type === 'chunk' ? [[file.fileName, file]] : [])))
  const holding = (pattern: RegExp) =>
    [...chunks.values()].filter(({ moduleIds }) => moduleIds.some((id) => pattern.test(id)))
  const entries = [...chunks.values()].filter(({ isEntry }) => isEntry)
  const first = chunksBehind(chunks, [...entries, ...holding(screensOfLogin)])
  const later = chunksBehind(chunks, holding(afterThePaint))
  return { first, later: later.filter((chunk) => !first.includes(chunk)) }
}

// Imports of vanilla-extract run while the style sheets are built and never reach a browser.
const importOfOthers =
  /import (?!type )(?:(\w+)(?:, )?)?(?:\{([^}]*)\})? from '((?!@saywright\/|@vanilla-extract\/|[.])[^']+)'/g
const importOfAll = /import \* as (\w+) from '((?!@saywright\/|@vanilla-extract\/|[.])[^']+)'/g

/** A module that exports every name which our own modules import from packages of others, and who imports each package. */
function bareImports(moduleIds: readonly string[]) {
  const names = new Map<string, Set<string>>()
  const importers = new Map<string, string>()
  for (const id of moduleIds.filter((path) => /\/(packages|apps)\/.*\.tsx?$/.test(path))) {
    const source = readFileSync(id, 'utf8')
    const take = (from: string, taken: readonly string[]) => {
      names.set(from, new Set([...(names.get(from) ?? []), ...taken]))
      importers.set(from, id)
    }
    for (const [, main, list = '', from = ''] of source.matchAll(importOfOthers)) {
      const listed = list.split(',').map((text) => text.trim())
      const taken = listed.filter((name) => name && !name.startsWith('type '))
      take(from, [...(main ? ['default'] : []), ...taken.map((name) => name.split(' as ')[0] ?? name)])
    }
    for (const [, all, from = ''] of source.matchAll(importOfAll)) {
      take(
        from,
        [...source.matchAll(new RegExp(`\\b${all}\\.(\\w+)[(<]`, 'g'))].map(([, name = '']) => name),
      )
    }
    if (id.endsWith('x')) take('react/jsx-runtime', ['jsx', 'jsxs'])
  }
  const exports = [...names].flatMap(([from, set], index) =>
    [...set].map((name) => `export { ${name} as ${name}_${index} } from '${from}'`),
  )
  return { source: exports.join('\n'), importers }
}
