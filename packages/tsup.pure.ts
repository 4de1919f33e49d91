import { childrenOf, type Edit, edited, type Node, statementsOf } from './tsup.edits.ts'

/** Expressions that may have effects, to a bundler. */
const mayAct = new Set(['CallExpression', 'NewExpression', 'MemberExpression', 'SpreadElement'])
/** Expressions that run later, which bundlers know. */
const runsLater = new Set(['ArrowFunctionExpression', 'FunctionExpression'])

/**
 * A module whose values at the top are marked as pure, so that a bundler leaves out unused ones. Only bundlers that read
 * `__NO_SIDE_EFFECTS__` across modules would do so without the marks.
 */
export function withPureValues(code: string, isReact: boolean): string {
  const declarators = statementsOf(code, isReact).flatMap(declaratorsOf)
  const values = declarators.flatMap(({ init }) => (init && acts(init as Node) ? [init as Node] : []))
  return edited(code, values.flatMap(marked))
}

function declaratorsOf(statement: Node): Node[] {
  const declaration =
    statement.type === 'ExportNamedDeclaration' ? (statement.declaration as Node | null) : statement
  return declaration?.type === 'VariableDeclaration' ? (declaration.declarations as Node[]) : []
}

const acts = (node: Node): boolean =>
  mayAct.has(node.type) || (!runsLater.has(node.type) && childrenOf(node).some(acts))

/** A function called at once: one mark covers everything inside it. */
const marked = ({ start, end }: Node): Edit[] => [
  { start, end: start, text: '/* @__PURE__ */ (() => (' },
  { start: end, end, text: '))()' },
]
