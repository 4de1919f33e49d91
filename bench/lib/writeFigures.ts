import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { cpus, totalmem } from 'node:os'
import { join } from 'node:path'
import type { Row } from './outcome.ts'
import { reasonLines } from './reasons.ts'

const file = join(import.meta.dirname, '../../docs/benchmarks.md')

const head = `# Benchmarks

Written by \`npm run bench -- --write\`; [bench/README.md](../bench/README.md) says how each is measured. Figures are of single runs on a
shared machine: ratios hold elsewhere, times do not.
`

/**
 * Puts the rows of a bench into docs/benchmarks.md, in the place of earlier ones; benches are in the order of their names.
 * @throws where a figure exceeds its budget without a sentence.
 */
export function writeFigures(name: string, rows: readonly Row[]): void {
  const before = existsSync(file) ? readFileSync(file, 'utf8') : ''
  const sections = new Map(
    [...before.matchAll(/^## (\S+)\n\n([\s\S]*?)(?=\n## |$(?![\s\S]))/gm)].map(
      ([, title = '', text = '']) => [title, text.trimEnd()],
    ),
  )
  sections.set(name, sectionOf(name, rows))
  const sorted = [...sections].toSorted(([one], [other]) => (one < other ? -1 : 1))
  writeFileSync(file, [head, ...sorted.map(([title, text]) => `## ${title}\n\n${text}\n`)].join('\n'))
}

function sectionOf(name: string, rows: readonly Row[]): string {
  const gibibytes = Math.round(totalmem() / 1024 ** 3)
  const machine = `${cpus().length} processors, ${gibibytes} GiB, Node ${process.versions.node}, ${process.platform}.`
  const lines = [
    ['figure', 'ours', 'anchor', 'ratio', 'budget', ''],
    ...rows.map(({ figure, value, anchor = '', ratio = '', budget, ok }) => [
      ...[figure, value, anchor, ratio, budget],
      ok ? '' : budget.startsWith('≥') ? 'below' : 'above',
    ]),
  ]
  const beyond = rows.filter(({ ok }) => !ok).map(({ figure }) => figure)
  const reasons = reasonLines(name, beyond)
  return [machine, '', ...tableOf(lines), ...(reasons.length > 0 ? ['', ...reasons] : [])].join('\n')
}

/** In columns, of which the first and the last are on the left. */
function tableOf(lines: readonly (readonly string[])[]): string[] {
  const columns = lines[0]?.length ?? 0
  const widths = Array.from({ length: columns }, (_, at) =>
    Math.max(3, ...lines.map((line) => line[at]?.length ?? 0)),
  )
  const isLeft = (at: number) => at === 0 || at === columns - 1
  const padded = (text: string, at: number) =>
    isLeft(at) ? text.padEnd(widths[at] ?? 0) : text.padStart(widths[at] ?? 0)
  const rule = widths.map((width, at) => (isLeft(at) ? '-'.repeat(width) : `${'-'.repeat(width - 1)}:`))
  const [head = [], ...others] = lines.map((line) => line.map(padded))
  return [head, rule, ...others].map((cells) => `| ${cells.join(' | ')} |`)
}
