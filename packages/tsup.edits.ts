import { parseAst } from 'vite'

/** A node of a syntax tree, by its place in the text. */
export type Node = {
  readonly type: string
  readonly start: number
  readonly end: number
  readonly [key: string]: unknown
}

/** A piece of a text and its replacement. */
export type Edit = { readonly start: number; readonly end: number; readonly text: string }

/** The statements of a TypeScript module. */
export const statementsOf = (code: string, isReact = false) =>
  parseAst(code, { lang: isReact ? 'tsx' : 'ts' }).body as unknown as readonly Node[]

export const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && typeof (value as Node).type === 'string'

/** The nodes right below one, in the order of the text. */
export function childrenOf(node: Node): Node[] {
  return Object.values(node).flatMap((value) =>
    Array.isArray(value) ? value.filter(isNode) : isNode(value) ? [value] : [],
  )
}

/** The text after edits that do not overlap; line breaks of removed text stay, so that source maps stay valid. */
export function edited(code: string, edits: readonly Edit[]): string {
  let text = code
  for (const { start, end, text: replacement } of edits.toSorted((a, b) => b.start - a.start)) {
    const breaks = text.slice(start, end).replace(/[^\n]/g, '')
    text = text.slice(0, start) + replacement + breaks + text.slice(end)
  }
  return text
}
