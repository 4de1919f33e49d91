import { createHash } from 'node:crypto'
import { minifySync, transformWithOxc } from 'vite'
import type { Module } from './moduleGraph.ts'
import { takeApart } from './takeApart.ts'

/** A module without names that have no effect: its own, those of its imports, and its path. */
export type NamelessModule = {
  /** Of its code, in which each import is a number. */
  hash: string
  /** The targets of these numbers, in the order of their first use: a module or a package, and the name there. */
  uses: readonly Use[]
  /** How its code calls what it exports. */
  exports: ReadonlyMap<string, string>
  /** All that it imports, in the order of evaluation. */
  imports: readonly string[]
  hasSideEffects: boolean
}
export type Use = { from: string; name: string }

const stub = (place: number) => `__import${place}__`
const stubs = /__import(\d+)__/g

/**
 * Takes the names out of a module: an import becomes a number wherever it is used, and the minifier names the rest by their places.
 * Names of properties stay, and what packages export.
 */
export async function withoutNames(path: string, module: Module): Promise<NamelessModule> {
  const { body, imports, locals, exports } = takeApart(module.code, stub)
  // The last statement exposes how the exports are named in the end.
  const minified = await minifiedCode(`${body}\n;[${[...exports.values()]}]`, locals)
  const end = minified.lastIndexOf('[')
  const order = [...new Set([...minified.matchAll(stubs)].map(([, place]) => Number(place)))]
  const numbered = (code: string) => code.replace(stubs, (_, place) => stub(order.indexOf(Number(place))))
  const names = numbered(minified.slice(end)).match(/[^[\],;\s]+/g) ?? []
  return {
    hash: createHash('sha256')
      .update(numbered(minified.slice(0, end)))
      .digest('hex'),
    uses: order.map((place) => {
      const { specifier = '', name = '' } = imports[place] ?? {}
      const from = module.imports.get(specifier)
      if (from === undefined) throw new Error(`${path}: what is ${specifier}?`)
      return { from, name }
    }),
    exports: new Map([...exports.keys()].map((name, index) => [name, names[index] ?? ''])),
    imports: [...module.imports.values()],
    hasSideEffects: module.hasSideEffects,
  }
}

/** A place is put for an import only where its name means it, and not where a parameter has the same name. */
async function minifiedCode(code: string, locals: ReadonlyMap<string, number>): Promise<string> {
  const define = Object.fromEntries([...locals].map(([local, place]) => [local, stub(place)]))
  const stubbed = await transformWithOxc(code, 'module.js', { lang: 'js', define, sourcemap: false })
  const options = { module: true, compress: false, mangle: { toplevel: true } }
  const { code: minified, errors } = minifySync('module.js', stubbed.code, options)
  if (errors.length > 0) throw new Error(errors[0]?.message)
  return minified
}
