import { childrenOf, type Node } from '../../packages/tsup.edits.ts'
import type { ApiModule, Span } from './apiModule.ts'

/** The name of a part of a signature elsewhere on the page; `undefined` without one. */
export type Renaming = (module: ApiModule, node: Node) => string | undefined

const widest = 100
const noNames: Renaming = () => undefined

/**
 * A declaration as the page shows it: without comments, private members, origins of imported types and the names inside a
 * parameter that is taken apart; in one line where it fits.
 */
export function signatureOf(module: ApiModule, node: Node, nameOf: Renaming = noNames): string {
  const text = shown(module, node, nameOf)
    .replace(/^declare /, '')
    .replace(/;$/, '')
  if (node.type !== 'VariableDeclarator') return fitted(text)
  const type = ((node.id as Node).typeAnnotation as Node | null)?.typeAnnotation as Node | undefined
  if (type?.type !== 'TSFunctionType') return fitted(`const ${text}`)
  const name = (node.id as Node).name as string
  const result = (type.returnType as Node).typeAnnotation as Node
  const taken = spliced(
    module,
    { start: type.start, end: (type.returnType as Node).start },
    replacedIn(module, type, nameOf),
  )
  return fitted(`function ${name}${taken.trimEnd()}: ${shown(module, result, nameOf)}`)
}

/** The text of a node as signatures compare it: one line, with no name in the place of a part. */
export const plainText = (module: ApiModule, node: Node): string => oneLine(shown(module, node, noNames))

function shown(module: ApiModule, node: Node, nameOf: Renaming): string {
  return spliced(module, node, replaced(module, node, nameOf))
}

type Piece = Span & { readonly text: string }

/** A part of a text with some of its pieces replaced, and without comments. */
function spliced(module: ApiModule, span: Span, replacements: readonly Piece[]): string {
  const pieces = [
    ...replacements,
    ...module.comments.map(({ start, end }) => ({ start, end, text: '' })),
  ].filter(({ start, end }) => start >= span.start && end <= span.end)
  let at = span.start
  let text = ''
  for (const piece of pieces.toSorted((one, other) => one.start - other.start || other.end - one.end)) {
    // A comment inside what is replaced.
    if (piece.start < at) continue
    text += module.text.slice(at, piece.start) + piece.text
    at = piece.end
  }
  return text + module.text.slice(at, span.end)
}

const replacedIn = (module: ApiModule, node: Node, nameOf: Renaming): Piece[] =>
  childrenOf(node).flatMap((child) => replaced(module, child, nameOf))

/** The replaced pieces of a node: itself, or parts of it. */
function replaced(module: ApiModule, node: Node, nameOf: Renaming): Piece[] {
  const { start, end } = node
  const name = nameOf(module, node)
  if (name !== undefined) return [{ start, end, text: name }]
  if (isPrivate(node)) return [{ start, end, text: '' }]
  if (node.type === 'TSImportType' && node.qualifier) {
    const own = { start: (node.qualifier as Node).start, end }
    return [{ start, end, text: spliced(module, own, replacedIn(module, node, nameOf)) }]
  }
  if (node.type === 'ObjectPattern' && node.typeAnnotation) {
    const type = node.typeAnnotation as Node
    return [{ start, end, text: `${patternName(module, type)}${shown(module, type, nameOf)}` }]
  }
  if (node.type === 'TSTypeLiteral' || node.type === 'TSUnionType') {
    const text = spliced(module, node, replacedIn(module, node, nameOf))
    const line = oneLine(text)
    return [{ start, end, text: line.length < widest ? line : text }]
  }
  return replacedIn(module, node, nameOf)
}

const isPrivate = ({ accessibility, key }: Node) =>
  accessibility === 'private' || (key as Node | undefined)?.type === 'PrivateIdentifier'

const patternName = (module: ApiModule, type: Node) =>
  /Props\b/.test(module.text.slice(type.start, type.end)) ? 'props' : 'input'

/** In one line where that fits, otherwise in lines set in by two. */
function fitted(text: string): string {
  const line = oneLine(text)
  if (line.length <= widest) return line
  return text
    .replace(/^[ \t]*\n/gm, '')
    .replace(/^( {4})+/gm, (blanks) => ' '.repeat(blanks.length / 2))
    .replace(/[ \t]+$/gm, '')
    .replace(/\( \)/g, '()')
}

function oneLine(text: string): string {
  return text
    .replace(/\s+/g, ' ')
    .replace(/; \}/g, ' }')
    .replace(/\{ \}/g, '{}')
    .replace(/,? \)/g, ')')
    .replace(/\( /g, '(')
    .trim()
}
