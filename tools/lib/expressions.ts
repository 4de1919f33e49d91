import { parseSync } from 'vite'

/** A regular expression in a source. */
export type Expression = { readonly source: string; readonly flags: string; readonly line: number }

type Node = { readonly type: string; readonly start: number; readonly [part: string]: unknown }

/** Every regular expression of a source: those written between slashes, and those made of texts by `RegExp`. */
export function expressionsIn(path: string, text: string): Expression[] {
  const found: Expression[] = []
  const look = (value: unknown): void => {
    if (Array.isArray(value)) value.forEach(look)
    if (!isNode(value)) return
    const expression = expressionOf(value)
    if (expression) found.push({ ...expression, line: text.slice(0, value.start).split('\n').length })
    Object.values(value).forEach(look)
  }
  look(parseSync(path, text).program)
  return found
}

const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && typeof (value as Node).type === 'string'

function expressionOf(node: Node): Omit<Expression, 'line'> | undefined {
  if (node.type === 'Literal' && node.regex) {
    const { pattern, flags } = node.regex as { pattern: string; flags: string }
    return { source: pattern, flags }
  }
  if (node.type !== 'NewExpression' && node.type !== 'CallExpression') return undefined
  const { callee, arguments: given } = node as unknown as { callee: Node; arguments: readonly Node[] }
  if (callee.type !== 'Identifier' || callee.name !== 'RegExp') return undefined
  const [source, flags] = given.map(textOf)
  return source === undefined ? undefined : { source, flags: flags ?? '' }
}

/** The value of a literal text; each interpolation is replaced by one letter. */
function textOf(node: Node): string | undefined {
  if (node.type === 'Literal' && typeof node.value === 'string') return node.value
  if (node.type !== 'TemplateLiteral') return undefined
  const quasis = node.quasis as readonly { readonly value: { readonly cooked: string } }[]
  return quasis.map(({ value }) => value.cooked).join('x')
}
