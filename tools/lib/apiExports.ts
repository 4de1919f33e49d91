import { childrenOf, type Node } from '../../packages/tsup.edits.ts'
import { type ApiModule, apiModuleOf, type Declared, pathBeside } from './apiModule.ts'
import type { ReadDeclarations } from './declarations.ts'

/** Where a name leads: a declaration, a whole module, or another package. */
export type Target =
  | {
      readonly kind: 'declared'
      readonly module: ApiModule
      readonly name: string
      readonly declared: Declared
    }
  | { readonly kind: 'namespace'; readonly members: ReadonlyMap<string, Target>; readonly docs: string }
  | { readonly kind: 'package'; readonly source: string; readonly name: string }

/** Follows the names of a package through its declaration files, each of which is read once. */
export type ApiReader = {
  /** @throws Error about a module that is not there and about a name that is exported by none. */
  readonly exportsOf: (path: string) => ReadonlyMap<string, Target>
  /** Declarations of the package that a declaration names. */
  readonly namedIn: (module: ApiModule, nodes: readonly Node[]) => readonly Target[]
}

export function createApiReader(read: ReadDeclarations): ApiReader {
  const modules = new Map<string, ApiModule>()
  const exports = new Map<string, ReadonlyMap<string, Target>>()

  function moduleAt(path: string): ApiModule {
    const known = modules.get(path)
    if (known) return known
    const found = read(path)
    if (!found) throw new Error(`${path} cannot be read`)
    const module = apiModuleOf(path, found.text, found.isReact)
    modules.set(path, module)
    return module
  }

  /** A name as another module exports it. */
  function elsewhere(from: ApiModule, source: string, name: string, docs = ''): Target {
    const path = pathBeside(from.path, source)
    if (path === undefined) return { kind: 'package', source, name }
    if (name === '*') return { kind: 'namespace', members: exportsOf(path), docs }
    const target = exportsOf(path).get(name)
    if (!target) throw new Error(`${from.path}: ${source} exports no ${name}`)
    return target
  }

  /** The target of a name inside a module; `undefined` for those of the language and of a type's own parameters. */
  function named(module: ApiModule, name: string): Target | undefined {
    const declared = module.declared.get(name)
    if (declared) return { kind: 'declared', module, name, declared }
    const imported = module.imported.get(name)
    return imported && elsewhere(module, imported.source, imported.name)
  }

  function exportsOf(path: string): ReadonlyMap<string, Target> {
    const known = exports.get(path)
    if (known) return known
    const module = moduleAt(path)
    const found = new Map<string, Target>()
    // Modules may import each other.
    exports.set(path, found)
    for (const source of module.stars) {
      const beside = pathBeside(path, source)
      if (beside === undefined) throw new Error(`${path}: all of ${source} is not understood`)
      for (const [name, target] of exportsOf(beside)) found.set(name, target)
    }
    for (const [name, where] of module.exported) {
      const target =
        typeof where === 'string'
          ? named(module, where)
          : elsewhere(module, where.source, where.name, where.docs)
      if (!target) throw new Error(`${path} declares no ${name}`)
      found.set(name, target)
    }
    return found
  }

  function namedIn(module: ApiModule, nodes: readonly Node[]): readonly Target[] {
    return nodes.flatMap((node) => {
      if (node.type === 'TSImportType') {
        const source = (node.source as Node).value as string
        const [name] = wordsOf(node.qualifier as Node | null)
        const within = node.typeArguments ? namedIn(module, [node.typeArguments as Node]) : []
        return name ? [elsewhere(module, source, name), ...within] : within
      }
      const reference = references[node.type]
      const [first = '', ...members] = reference ? wordsOf(node[reference] as Node | null) : []
      const target = members.reduce<Target | undefined>(memberOf, named(module, first))
      return [...(target ? [target] : []), ...namedIn(module, childrenOf(node))]
    })
  }

  return { exportsOf, namedIn }
}

/** Where nodes hold the name of what they refer to. */
const references: Readonly<Record<string, string>> = {
  TSTypeReference: 'typeName',
  TSTypeQuery: 'exprName',
  TSInterfaceHeritage: 'expression',
  TSClassImplements: 'expression',
  ClassDeclaration: 'superClass',
}

/** The words of a dotted name. */
function wordsOf(node: Node | null | undefined): readonly string[] {
  if (!node) return []
  if (node.type === 'TSQualifiedName') return [...wordsOf(node.left as Node), ...wordsOf(node.right as Node)]
  return typeof node.name === 'string' ? [node.name] : []
}

/** The target of a name in a module; anything else is shown with its owner. */
const memberOf = (target: Target | undefined, name: string) =>
  target?.kind === 'namespace' ? target.members.get(name) : target
