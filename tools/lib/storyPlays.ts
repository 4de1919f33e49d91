import { parseAst } from 'vite'

/** Names of stories that show how something looks and claim nothing more; every other story has a play. */
export const purePictures: ReadonlySet<string> = new Set([
  'Crowded',
  'Gaps',
  'Levels',
  'LongText',
  'Matrix',
  'Sizes',
  'Tones',
  'Variants',
])

type Node = { type: string } & Record<string, unknown>

/** One sentence for each story of a file that neither has a play nor is a pure picture by its name. */
export function playFaults(file: string, source: string): string[] {
  const { body } = parseAst(source, { lang: 'tsx' }) as unknown as { body: Node[] }
  const values = new Map(body.flatMap(declared))
  if (hasPlay(values.get('meta'), values)) return []
  const stories = body.filter(isExport).flatMap((statement) => declared(statement))
  return stories
    .filter(([name, value]) => !purePictures.has(name) && !hasPlay(value, values))
    .map(
      ([name]) =>
        `${file}: ${name} has no play: assert what it shows, or call it ${[...purePictures].join(', ')}`,
    )
}

const isExport = ({ type }: Node) => type === 'ExportNamedDeclaration'

/** The names that a statement at the top of a file declares. */
function declared(statement: Node): [string, Node][] {
  const node = isExport(statement) ? (statement.declaration as Node | null) : statement
  if (node?.type === 'FunctionDeclaration') return [[nameOf(node.id), node]]
  if (node?.type !== 'VariableDeclaration') return []
  return (node.declarations as Node[]).map(({ id, init }) => [nameOf(id), init as Node])
}

/** Whether a value has a property `play`: written there, in what it spreads, or in what the function it calls makes. */
function hasPlay(value: Node | undefined, values: ReadonlyMap<string, Node>): boolean {
  switch (value?.type) {
    case 'ObjectExpression':
      return (value.properties as Node[]).some(({ type, key, argument }) =>
        type === 'SpreadElement' ? hasPlay(argument as Node, values) : nameOf(key) === 'play',
      )
    case 'Identifier':
      return hasPlay(values.get(nameOf(value)), values)
    case 'CallExpression':
      return hasPlay(value.callee as Node, values)
    case 'TSSatisfiesExpression':
    case 'TSAsExpression':
    case 'ParenthesizedExpression':
      return hasPlay(value.expression as Node, values)
    case 'ArrowFunctionExpression':
    case 'FunctionDeclaration':
      return hasPlay(value.body as Node, values)
    case 'BlockStatement':
      return (value.body as Node[]).some(
        ({ type, argument }) => type === 'ReturnStatement' && hasPlay(argument as Node, values),
      )
    default:
      return false
  }
}

function nameOf(node: unknown): string {
  return String((node as Node | null)?.name ?? '')
}
