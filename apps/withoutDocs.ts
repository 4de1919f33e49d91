import type { Plugin } from 'vite'

const contract = /\/packages\/api\/src\/contract\/.+\.ts$/
const marker = { name: 'docs', module: /\/kernel\/docs\.js$|^\.\/docs\.js$/ }

type Node = {
  readonly type: string
  readonly start: number
  readonly end: number
  readonly [key: string]: unknown
}

/** Leaves out of an app what the calls and values of the contract say under the key `[docs]`, whatever it is called. */
export const withoutDocs: Plugin = {
  name: 'contract-without-docs',
  apply: 'build',
  enforce: 'pre',
  transform: {
    filter: { id: contract },
    handler(code) {
      const program = this.parse(code, { lang: 'ts' }) as unknown as Node
      const name = markerName(program.body as Node[])
      if (name === undefined) return null
      let text = code
      for (const { start, end } of marked(program, name).sort((a, b) => b.start - a.start)) {
        text = text.slice(0, start) + text.slice(end).replace(/^\s*,/, '')
      }
      return { code: text, map: null }
    },
  },
}

/** What a module calls the marker that it imports; undefined for one that does not. */
function markerName(body: readonly Node[]): string | undefined {
  const imported = body
    .filter(
      ({ type, source }) =>
        type === 'ImportDeclaration' && marker.module.test((source as Node).value as string),
    )
    .flatMap(({ specifiers }) => specifiers as Node[])
    .find(({ imported }) => (imported as Node).name === marker.name)
  return (imported?.local as Node | undefined)?.name as string | undefined
}

/** The outermost properties of objects whose key is the marker. */
function marked(node: unknown, name: string): Node[] {
  if (Array.isArray(node)) return node.flatMap((one) => marked(one, name))
  if (!isNode(node)) return []
  const isMarked = ({ computed, key }: Node) => computed === true && isNode(key) && key.name === name
  const own = node.type === 'ObjectExpression' ? (node.properties as Node[]).filter(isMarked) : []
  const inner = Object.values(node).flatMap((one) => marked(one, name))
  const isOutside = ({ start }: Node) => !own.some((outer) => outer.start <= start && start < outer.end)
  return [...own, ...inner.filter(isOutside)]
}

const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && typeof (value as Node).type === 'string'
