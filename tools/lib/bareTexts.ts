import { parseAst } from 'vite'

/** The read properties of a node of ESTree and JSX. */
type Node = { readonly type: string; readonly start: number; readonly end: number } & Readonly<
  Record<string, unknown>
>

/** A text of JSX that a page translation makes React lose. */
export type BareText = { readonly line: number; readonly text: string }

/** Elements whose content is text alone. */
const textAlone = /^(title|option|style|script|textarea)$/

/** Names of parts that are elements, or functions that draw one; any other name may be that of a text. */
const partName =
  /^(\w*(icon|actions?|button|link|banner|head|header|heading|footer|end|mark|tags?|glyph|menu|guide|content|list|pages|tasks|account|bell|body|open|prefix|suffix|extra|start|avatar|back|brand|invitations|logo|naming|social|standing)|before|map|flatMap|createPortal|draw\w*|render\w*|form|Story)$/i

/**
 * Texts of JSX beside a conditional part. A page translation moves each text into an element of its own, so that React does
 * not find a text before which it inserts the part, or one that it removes with the part.
 *
 * @param others names that are not texts in this file.
 */
export function bareTexts(source: string, others: readonly string[] = []): BareText[] {
  const found: BareText[] = []
  const tree = parseAst(source, { lang: 'tsx' }) as unknown as Node
  const elements = new Set([...namesOfElements(tree), ...others])
  const lineAt = (place: number) => source.slice(0, place).split('\n').length
  const visit = (node: Node): void => {
    if (isUntranslated(node)) return
    for (const { start, end } of isComponent(node) ? returnedTexts(node, elements) : [])
      found.push({ line: lineAt(start), text: source.slice(start, end).replace(/\s+/g, ' ') })
    if (isElement(node) && !textAlone.test(tagOf(node))) {
      const children = (node.children as Node[]).filter((child) => !isBlank(child))
      const hasOptional =
        isFragment(node) ||
        (children.length > 1 && children.some((child) => isOptional(contentOf(child), elements)))
      for (const child of hasOptional ? children : [])
        if (isText(contentOf(child), elements)) {
          const text = source.slice(child.start, child.end)
          const start = child.start + text.length - text.trimStart().length
          found.push({ line: lineAt(start), text: text.trim().replace(/\s+/g, ' ') })
        }
    }
    for (const part of partsOf(node)) visit(part)
  }
  visit(tree)
  return found
}

const partsOf = (node: Node) => Object.values(node).flat().filter(isNode)

/** Of the values in a file that are an element, or nothing. */
function namesOfElements(node: Node): string[] {
  const { id, init } = node as { id?: Node; init?: Node | null }
  const own = node.type === 'VariableDeclarator' && init && isDrawn(init) ? [nameOf(id)] : []
  return [...own, ...partsOf(node).flatMap(namesOfElements)]
}

function isDrawn(given: Node): boolean {
  const value = unwrapped(given)
  if (value.type === 'ConditionalExpression')
    return isDrawn(value.consequent as Node) || isDrawn(value.alternate as Node)
  if (value.type === 'LogicalExpression') return isDrawn(value.right as Node)
  return isElement(value)
}

/** React may remove the texts of a fragment one by one, with nothing around them. */
const isFragment = (node: Node) => node.type === 'JSXFragment' || tagOf(node) === 'Fragment'

/** An element that says that nothing in it is to be translated. */
function isUntranslated({ openingElement }: Node): boolean {
  const attributes = ((openingElement as Node | undefined)?.attributes ?? []) as Node[]
  return attributes.some(
    ({ name, value }) => nameOf(name as Node) === 'translate' && (value as Node)?.value === 'no',
  )
}

/** A function that draws: what it returns stands beside parts that its caller knows. */
const isComponent = (node: Node) =>
  node.type === 'FunctionDeclaration' && /^[A-Z]/.test(nameOf(node.id as Node))

/** The texts that a component draws at times, and at other times a part or nothing. */
function returnedTexts(component: Node, elements: ReadonlySet<string>): Node[] {
  const returned = returnsOf(component.body as Node).map(({ argument }) => unwrapped(argument as Node))
  const texts = returned.filter((value) => nameOf(value) !== 'children' && isText(value, elements))
  return texts.length < returned.length ? texts : []
}

/** The returns of a function, those of functions in it left out. */
function returnsOf(node: Node): Node[] {
  if (node.type === 'ReturnStatement') return node.argument ? [node] : []
  if (/Function/.test(node.type)) return []
  return partsOf(node).flatMap(returnsOf)
}

const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && typeof (value as Node).type === 'string'

const isElement = ({ type }: Node) => type === 'JSXElement' || type === 'JSXFragment'

function tagOf({ openingElement }: Node): string {
  const name = (openingElement as Node | undefined)?.name as Node | undefined
  return typeof name?.name === 'string' ? name.name : ''
}

/** Of a child in braces, what is in them. */
const contentOf = (child: Node) =>
  child.type === 'JSXExpressionContainer' ? unwrapped(child.expression as Node) : child

const unwrapped = (value: Node): Node =>
  value.type === 'ParenthesizedExpression' ? unwrapped(value.expression as Node) : value

/** White space with a line break in it is not drawn, nor is a comment. */
function isBlank(child: Node): boolean {
  if (child.type === 'JSXText') return /^\s*$/.test(String(child.value))
  return contentOf(child).type === 'JSXEmptyExpression'
}

/** Whether a value may be absent: a condition, a list, and an optional part that was passed in. */
function isOptional(value: Node, elements: ReadonlySet<string>): boolean {
  if (value.type === 'ConditionalExpression')
    return ![value.consequent, value.alternate].every((side) => isText(side as Node, elements))
  if (value.type === 'LogicalExpression') return value.operator === '&&'
  if (value.type === 'CallExpression') return nameOf((value.callee as Node).property as Node) === 'map'
  return isReference(value) && !isText(value, elements)
}

const isReference = ({ type }: Node) => type === 'Identifier' || type === 'MemberExpression'

function isText(given: Node, elements: ReadonlySet<string>): boolean {
  const value = unwrapped(given)
  switch (value.type) {
    case 'JSXText':
    case 'TemplateLiteral':
      return true
    // White space is never translated.
    case 'Literal':
      return typeof value.value === 'number' || (typeof value.value === 'string' && value.value.trim() !== '')
    case 'ConditionalExpression':
      return isText(value.consequent as Node, elements) || isText(value.alternate as Node, elements)
    case 'LogicalExpression':
      return isText(value.right as Node, elements)
    case 'CallExpression':
      return isReference(value.callee as Node) && !partName.test(nameOf(value.callee as Node))
    default:
      return isReference(value) && !elements.has(nameOf(value)) && !partName.test(nameOf(value))
  }
}

/** Of a name, or of the last part of a path. */
function nameOf(value: Node | undefined): string {
  if (value?.type === 'MemberExpression') return nameOf(value.property as Node)
  return typeof value?.name === 'string' ? value.name : ''
}
