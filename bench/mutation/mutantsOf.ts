import { parseAst } from 'vite'

/** One small fault in a file: what is between two offsets is written in another way. */
export type Mutant = { readonly start: number; readonly end: number; readonly text: string }

type Node = { type: string; start: number; end: number } & Record<string, unknown>

const turned: Readonly<Record<string, readonly string[]>> = {
  '===': ['!=='],
  '!==': ['==='],
  '<': ['<='],
  '<=': ['<'],
  '>': ['>='],
  '>=': ['>'],
  '&&': ['||'],
  '||': ['&&'],
  '??': ['&&'],
  '+': ['-'],
  '*': ['/'],
}

/**
 * Every fault that the usual operators of mutation testing plant in a module: numbers one off, comparisons and connectives
 * turned, truth turned, choices always one way, and patterns that lose an anchor, a part or a bound.
 */
export function mutantsOf(source: string): Mutant[] {
  const mutants: Mutant[] = []
  const add = (node: Node, ...texts: string[]) => {
    for (const text of texts) mutants.push({ start: node.start, end: node.end, text })
  }
  visit(parseAst(source, { lang: 'ts' }) as unknown as Node, (node) => {
    if (node.type === 'Literal') add(node, ...literalFaults(node))
    if (node.type === 'BinaryExpression' || node.type === 'LogicalExpression') {
      const [left, right] = [node.left as Node, node.right as Node]
      const whole = (operator: string) =>
        `${source.slice(left.start, left.end)} ${operator} ${source.slice(right.start, right.end)}`
      add(node, ...(turned[String(node.operator)] ?? []).map(whole))
    }
    if (node.type === 'ConditionalExpression') {
      const [test, yes, no] = [node.test as Node, node.consequent as Node, node.alternate as Node]
      add(test, `!(${source.slice(test.start, test.end)})`)
      add(node, source.slice(yes.start, yes.end), source.slice(no.start, no.end))
    }
    if (node.type === 'UnaryExpression' && node.operator === '!') {
      const argument = node.argument as Node
      add(node, source.slice(argument.start, argument.end))
    }
  })
  return mutants
}

function literalFaults({ value, regex }: Node): string[] {
  if (typeof value === 'number') return [String(value + 1), String(value - 1)]
  if (typeof value === 'boolean') return [String(!value)]
  if (!regex) return []
  const { pattern, flags } = regex as { pattern: string; flags: string }
  return patternFaults(pattern).map((text) => `/${text}/${flags}`)
}

function patternFaults(pattern: string): string[] {
  return [
    ...(pattern.startsWith('^') ? [pattern.slice(1)] : []),
    ...(pattern.endsWith('$') ? [pattern.slice(0, -1)] : []),
    ...each(pattern, /\{(\d+)(?:,(\d+))?\}/g, ([, low, high]) =>
      high === undefined
        ? [`{${Number(low) + 1}}`, `{${Number(low) - 1}}`]
        : [
            `{${Number(low) + 1},${high}}`,
            `{${Math.max(0, Number(low) - 1)},${high}}`,
            `{${low},${Number(high) + 1}}`,
            `{${low},${Number(high) - 1}}`,
          ].filter((text) => text !== `{${low},${high}}`),
    ),
    ...each(pattern, /(?<=[\])])[*+?]/g, ([sign]) => (sign === '+' ? [''] : sign === '*' ? ['+', ''] : [''])),
    ...each(pattern, /\[[^\]]+\]/g, ([set = '']) => [
      set.replace('[', '[^'),
      ...each(set, /\w-\w|[._-](?=\])/g, () => ['']),
    ]).filter((text) => !text.includes('[]')),
  ]
}

function each(pattern: string, part: RegExp, faults: (match: RegExpMatchArray) => string[]): string[] {
  return [...pattern.matchAll(part)].flatMap((match) =>
    faults(match).map(
      (text) => pattern.slice(0, match.index) + text + pattern.slice((match.index ?? 0) + match[0].length),
    ),
  )
}

function visit(node: Node, see: (node: Node) => void): void {
  see(node)
  for (const value of Object.values(node)) {
    for (const child of Array.isArray(value) ? value : [value]) {
      if (child && typeof child === 'object' && typeof (child as Node).type === 'string')
        visit(child as Node, see)
    }
  }
}
