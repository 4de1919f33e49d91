import type { Plugin } from 'vite'

// For the reference documentation, the fake server and the tests; nothing in a browser reads it.
const docs = new Set(['summary', 'owner', 'roles', 'errors', 'example', 'note'])
const contract = /\/packages\/api\/src\/contract\/[\w/-]+\.ts$/

type Node = {
  readonly type: string
  readonly start: number
  readonly end: number
  readonly [key: string]: unknown
}

/** Leaves out of an app what the calls and values of the contract say about themselves. */
export const withoutDocs: Plugin = {
  name: 'contract-without-docs',
  apply: 'build',
  enforce: 'pre',
  transform: {
    filter: { id: contract },
    handler(code) {
      let text = code
      for (const { start, end } of docsIn(this.parse(code, { lang: 'ts' })).sort(
        (a, b) => b.start - a.start,
      )) {
        text = text.slice(0, start) + text.slice(end).replace(/^\s*,/, '')
      }
      return { code: text, map: null }
    },
  },
}

/** The outermost properties to leave out: those of an object that is handed to a function. */
function docsIn(node: unknown): Node[] {
  if (Array.isArray(node)) return node.flatMap(docsIn)
  if (!isNode(node)) return []
  const given = node.type === 'CallExpression' ? (node.arguments as Node[]) : []
  const own = given.flatMap(({ properties }) => ((properties ?? []) as Node[]).filter(isDocs))
  const inner = Object.values(node).flatMap(docsIn)
  return [
    ...own,
    ...inner.filter(({ start }) => !own.some((outer) => outer.start <= start && start < outer.end)),
  ]
}

const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && typeof (value as Node).type === 'string'

function isDocs({ type, key }: Node): boolean {
  return type === 'Property' && isNode(key) && docs.has(String(key.name))
}
