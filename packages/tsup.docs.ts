import { childrenOf, type Edit, edited, type Node, statementsOf } from './tsup.edits.ts'

const marker = { name: 'docs', module: /\/kernel\/docs\.js$|^\.\/docs\.js$/ }
/** Documentation for readers; the rest under the marker says who may call and how a call fails. */
export const prose: ReadonlySet<string> = new Set(['summary', 'example', 'note'])

/**
 * A module of the contract without the documentation of its calls and values under the key `[docs]`, by any name in the
 * module.
 *
 * @param keys what to leave out of it; everything by default.
 */
export function withoutDocs(code: string, keys?: ReadonlySet<string>): string {
  const statements = statementsOf(code)
  const name = markerName(statements)
  if (name === undefined) return code
  return edited(
    code,
    statements.flatMap((node) => removals(node, name, keys)).map((node) => withComma(node, code)),
  )
}

/** The local name of the imported marker; undefined for a module without it. */
function markerName(statements: readonly Node[]): string | undefined {
  const imported = statements
    .filter(
      ({ type, source }) =>
        type === 'ImportDeclaration' && marker.module.test((source as Node).value as string),
    )
    .flatMap(({ specifiers }) => specifiers as Node[])
    .find(({ imported }) => (imported as Node).name === marker.name)
  return (imported?.local as Node | undefined)?.name as string | undefined
}

/** The outermost nodes to remove. A pattern takes what is under the marker, and stays. */
function removals(node: Node, name: string, keys: ReadonlySet<string> | undefined): Node[] {
  if (node.type === 'ObjectPattern') return []
  if (!isMarked(node, name)) return childrenOf(node).flatMap((child) => removals(child, name, keys))
  if (!keys) return [node]
  const properties = ((node.value as Node).properties ?? []) as Node[]
  const removed = properties.filter(({ key }) => keys.has((key as Node | undefined)?.name as string))
  return removed.length > 0 && removed.length === properties.length ? [node] : removed
}

/** A property of an object whose key is the marker. */
const isMarked = ({ type, computed, key }: Node, name: string) =>
  type === 'Property' && computed === true && (key as Node).name === name

const withComma = ({ start, end }: Node, code: string): Edit => ({
  start,
  end: end + (/^\s*,/.exec(code.slice(end))?.[0].length ?? 0),
  text: '',
})
