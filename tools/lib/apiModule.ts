import { join } from 'node:path/posix'
import { parseSync } from 'vite'
import { isNode, type Node } from '../../packages/tsup.edits.ts'

/** The declarations of one name in a module: overloads and merged interfaces are several nodes. */
export type Declared = {
  readonly nodes: readonly Node[]
  /** Its docblock; empty without one. */
  readonly docs: string
}

/** A name of another module; `*` is all of it. */
export type Elsewhere = { readonly source: string; readonly name: string }

/** A part of a text. */
export type Span = { readonly start: number; readonly end: number }

/** A declaration file, read once. */
export type ApiModule = {
  readonly path: string
  readonly text: string
  readonly isReact: boolean
  readonly comments: readonly Span[]
  readonly declared: ReadonlyMap<string, Declared>
  readonly imported: ReadonlyMap<string, Elsewhere>
  /** Names that it exports, by what they are called here. */
  readonly exported: ReadonlyMap<string, string | (Elsewhere & { readonly docs: string })>
  /** Modules all of whose names it passes on. */
  readonly stars: readonly string[]
}

/**
 * Reads a declaration file.
 *
 * @param path of its source without the ending, such as `src/index`.
 * @throws Error about a way to export that is not known here.
 */
export function apiModuleOf(path: string, text: string, isReact: boolean): ApiModule {
  const { program, comments, errors } = parseSync(`${path}.d.ts`, text)
  if (errors.length > 0) throw new Error(`${path}: ${errors[0]?.message}`)
  const declared = new Map<string, { nodes: Node[]; docs: string }>()
  const imported = new Map<string, Elsewhere>()
  const exported = new Map<string, string | (Elsewhere & { docs: string })>()
  const stars: string[] = []
  const docsBefore = ({ start }: Node) => {
    let at = start
    for (const comment of comments.toReversed()) {
      if (comment.end > at || text.slice(comment.end, at).trim() !== '') continue
      if (comment.type === 'Block' && comment.value.startsWith('*')) return comment.value
      at = comment.start
    }
    return ''
  }
  const declare = (statement: Node, node: Node, isExported: boolean) => {
    const parts = node.type === 'VariableDeclaration' ? (node.declarations as Node[]) : [node]
    for (const part of parts) {
      const name = (part.id as Node).name as string
      const known = declared.get(name)
      const docs = docsBefore(statement)
      if (known) known.nodes.push(part)
      else declared.set(name, { nodes: [part], docs })
      if (isExported) exported.set(name, name)
    }
  }
  for (const statement of program.body as unknown as readonly Node[]) {
    const source = (statement.source as Node | null | undefined)?.value as string | undefined
    const docs = docsBefore(statement)
    if (statement.type === 'ImportDeclaration') {
      for (const specifier of statement.specifiers as readonly Node[]) {
        const name = specifier.type === 'ImportNamespaceSpecifier' ? '*' : nameOf(specifier.imported)
        imported.set(nameOf(specifier.local), { source: source ?? '', name: name || 'default' })
      }
    } else if (statement.type === 'ExportAllDeclaration') {
      if (statement.exported)
        exported.set(nameOf(statement.exported), { source: source ?? '', name: '*', docs })
      else stars.push(source ?? '')
    } else if (statement.type === 'ExportNamedDeclaration') {
      if (isNode(statement.declaration)) declare(statement, statement.declaration, true)
      for (const specifier of statement.specifiers as readonly Node[]) {
        const local = nameOf(specifier.local)
        exported.set(
          nameOf(specifier.exported),
          source === undefined ? local : { source, name: local, docs: '' },
        )
      }
    } else if (isNode(statement.id) || statement.type === 'VariableDeclaration') {
      declare(statement, statement, false)
    } else throw new Error(`${path}: ${statement.type} is not understood`)
  }
  return { path, text, isReact, comments, declared, imported, exported, stars }
}

/** The path of a module that another names; `undefined` for one of another package, and for data. */
export function pathBeside(path: string, source: string): string | undefined {
  return /^\..*\.js$/.test(source) ? join(path, '..', source.replace(/\.js$/, '')) : undefined
}

const nameOf = (node: unknown) => ((node as Node | undefined)?.name ?? '') as string
