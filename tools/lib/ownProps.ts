import { parseAst } from 'vite'

/** The most that a component of the apps may have: one with more takes groups. */
export const maxOwnProps = 12

/** How many props a component declares; those that it takes from types of other files are counted there. */
export type OwnProps = { readonly component: string; readonly count: number }

type Node = { readonly type: string; readonly [key: string]: unknown }

/**
 * Components of a file with the number of their own props, by their types called `…Props`, exported or not, and by the types
 * that functions write for them in place.
 *
 * @param source TypeScript with JSX.
 */
export function ownPropsOf(source: string): OwnProps[] {
  const body = parseAst(source, { lang: 'tsx' }).body as unknown as readonly Node[]
  const declared = body.map((node) => (node.declaration as Node | null | undefined) ?? node)
  const types = new Map(
    declared
      .filter(({ type }) => type === 'TSTypeAliasDeclaration' || type === 'TSInterfaceDeclaration')
      .map((node) => [nameOf(node.id), node]),
  )
  const named = [...types].flatMap(([name, node]) =>
    name.endsWith('Props')
      ? [{ component: name.slice(0, -'Props'.length), count: countOf(node, types) }]
      : [],
  )
  const inPlace = declared.flatMap(functionsOf).flatMap(({ name, parameter }) => {
    const written = (parameter?.typeAnnotation as Node | undefined)?.typeAnnotation as Node | undefined
    // Others have a name, and are counted by it.
    if (!/^[A-Z]/.test(name) || written?.type === 'TSTypeReference' || !written) return []
    return [{ component: name, count: countOf(written, types) }]
  })
  return [...named, ...inPlace]
}

/** Number of members of a type and of those beside it in an intersection, as long as they are of this file. */
function countOf(node: Node | undefined, types: ReadonlyMap<string, Node>): number {
  if (!node) return 0
  const parts = (node.types as readonly Node[] | undefined)?.map((part) => countOf(part, types)) ?? []
  switch (node.type) {
    case 'TSTypeLiteral':
      return (node.members as readonly Node[]).length
    case 'TSInterfaceDeclaration':
      return ((node.body as Node).body as readonly Node[]).length
    case 'TSTypeAliasDeclaration':
    case 'TSParenthesizedType':
      return countOf(node.typeAnnotation as Node, types)
    case 'TSIntersectionType':
      return parts.reduce((sum, count) => sum + count, 0)
    case 'TSUnionType':
      return Math.max(...parts)
    case 'TSTypeReference': {
      const name = nameOf(node.typeName)
      return name.endsWith('Props') ? 0 : countOf(types.get(name), types)
    }
    default:
      return 0
  }
}

/** Functions that a statement declares, each with its first parameter. */
function functionsOf(node: Node): { readonly name: string; readonly parameter: Node | undefined }[] {
  if (node.type === 'FunctionDeclaration')
    return [{ name: nameOf(node.id), parameter: (node.params as readonly Node[])[0] }]
  if (node.type !== 'VariableDeclaration') return []
  return (node.declarations as readonly Node[]).flatMap(({ id, init }) =>
    (init as Node | null)?.type === 'ArrowFunctionExpression'
      ? [{ name: nameOf(id), parameter: ((init as Node).params as readonly Node[])[0] }]
      : [],
  )
}

const nameOf = (node: unknown) => (node as { readonly name?: string } | null)?.name ?? ''
