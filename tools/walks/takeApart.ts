import { type ESTree, parseSync } from 'vite'

/** An import of a module, as in its code: the module, and the name there. */
type Import = { specifier: string; name: string }

/** The name of all that a module exports, by their names. */
export const everything = '*'

type Parts = {
  body: string
  imports: readonly Import[]
  /** Place of an import, by the name that the body has for it. */
  locals: ReadonlyMap<string, number>
  /** By name: what the body has for it. */
  exports: ReadonlyMap<string, string>
}

/**
 * Parts the imports and exports of a bundled module from the rest.
 * @param stub what the body has for an import without a name of its own, by its place.
 */
export function takeApart(code: string, stub: (place: number) => string): Parts {
  const { program, module } = parseSync('module.js', code)
  const imports: Import[] = []
  const add = (specifier: string, name: string) => imports.push({ specifier, name }) - 1
  const locals = new Map<string, number>()
  const exports = new Map<string, string>()
  const cuts: { start: number; end: number; text: string }[] = []
  for (const statement of program.body) {
    if (statement.type === 'ImportDeclaration') {
      for (const one of statement.specifiers)
        locals.set(one.local.name, add(statement.source.value, importedName(one)))
    } else if (statement.type === 'ExportNamedDeclaration' && !statement.declaration) {
      for (const { local, exported } of statement.specifiers) {
        const name = nameOf(local)
        exports.set(nameOf(exported), statement.source ? stub(add(statement.source.value, name)) : name)
      }
    } else if (statement.type.startsWith('Export')) {
      throw new Error(`The bundler does not write: ${code.slice(statement.start, statement.end)}`)
    } else continue
    cuts.push({ start: statement.start, end: statement.end, text: '' })
  }
  for (const { moduleRequest } of module.dynamicImports) {
    const { start, end } = moduleRequest
    // A module named by an expression is not in the bundle.
    const [, specifier] = /^["'`](.*)["'`]$/.exec(code.slice(start, end)) ?? []
    if (specifier !== undefined) cuts.push({ start, end, text: stub(add(specifier, everything)) })
  }
  const body = cuts
    .toSorted((a, b) => b.start - a.start)
    .reduce((rest, { start, end, text }) => rest.slice(0, start) + text + rest.slice(end), code)
  return { body, imports, locals, exports }
}

function importedName(specifier: ESTree.ImportDeclarationSpecifier): string {
  if (specifier.type === 'ImportSpecifier') return nameOf(specifier.imported)
  return specifier.type === 'ImportDefaultSpecifier' ? 'default' : everything
}

function nameOf(name: ESTree.ModuleExportName): string {
  return name.type === 'Literal' ? name.value : name.name
}
