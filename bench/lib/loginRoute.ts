import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { build, type Rolldown } from 'vite'
import { appConfig } from '../../apps/vite.app.ts'
import { chunksBehind, gzipped, outputsOf, sizeOf, sum } from './bundle.ts'

const repository = join(import.meta.dirname, '..', '..')
const consoleApp = join(repository, 'apps', 'console')
const screensOfLogin = /\/features\/auth\/(AuthLayoutRoute|login\/LoginRoute)\.tsx$/

/**
 * Gzipped bytes of the JavaScript that the browser needs to show /auth/login of the built console, and of the libraries in
 * it alone: the same names imported from the same packages, built in the same way.
 */
export async function measureLogin(): Promise<{ ours: number; bare: number }> {
  const chunks = await chunksOfLogin()
  const { source, importers } = bareImports(chunks.flatMap(({ moduleIds }) => moduleIds))
  const bare = await sizeOf(source, { withReact: true, importers })
  return { ours: sum(chunks.map(({ code }) => gzipped(code))), bare: bare.js }
}

async function chunksOfLogin(): Promise<Rolldown.OutputChunk[]> {
  const outputs = outputsOf(
    await build({
      ...appConfig(consoleApp),
      configFile: false,
      logLevel: 'error',
      build: { ...appConfig(consoleApp).build, write: false },
    }),
  )
  const chunks = new Map(outputs.flatMap((file) => (file.type === 'chunk' ? [[file.fileName, file]] : [])))
  return chunksBehind(
    chunks,
    [...chunks.values()].filter(
      ({ isEntry, moduleIds }) => isEntry || moduleIds.some((id) => screensOfLogin.test(id)),
    ),
  )
}

// What vanilla-extract brings runs while the style sheets are built and never reaches a browser.
const importOfOthers =
  /import (?!type )(?:(\w+)(?:, )?)?(?:\{([^}]*)\})? from '((?!@saywright\/|@vanilla-extract\/|[.])[^']+)'/g

/** A module that exports every name which our own modules import from packages of others, and who imports each package. */
function bareImports(moduleIds: readonly string[]) {
  const names = new Map<string, Set<string>>()
  const importers = new Map<string, string>()
  for (const id of moduleIds.filter((path) => /\/(packages|apps)\/.*\.tsx?$/.test(path))) {
    for (const [, main, list = '', from = ''] of readFileSync(id, 'utf8').matchAll(importOfOthers)) {
      const ofPackage = names.get(from) ?? new Set()
      if (main) ofPackage.add('default')
      for (const name of list.split(',').map((text) => text.trim())) {
        if (name && !name.startsWith('type ')) ofPackage.add(name.split(' as ')[0] ?? name)
      }
      names.set(from, ofPackage)
      importers.set(from, id)
    }
  }
  const exports = [...names].flatMap(([from, set], index) =>
    [...set].map((name) => `export { ${name} as ${name}_${index} } from '${from}'`),
  )
  return { source: exports.join('\n'), importers }
}
