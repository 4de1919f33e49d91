// npm run bench [name…]: ours, the anchor's, their ratio and the budget. Ends with 1 when something is above its budget.
// With --write, what was measured takes its place in docs/benchmarks.md. With --baseline, what CI holds takes its place in
// baseline.txt, without names of all quick benches. With --compare nothing that it holds may be worse.
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { benchesIn, compareWith, readBaseline, writeBaseline } from './lib/baseline.ts'
import type { Outcome, Row } from './lib/outcome.ts'
import { writeFigures } from './lib/writeFigures.ts'

const benches: Readonly<Record<string, () => Promise<{ run: () => Promise<Outcome> }>>> = {
  sizes: () => import('./sizes.ts'),
  table: () => import('./table.ts'),
  waveforms: () => import('./waveforms.ts'),
  keystroke: () => import('./keystroke.ts'),
  grammar: () => import('./grammar.ts'),
  recognition: () => import('./recognition.ts'),
  hearing: () => import('./hearing.ts'),
  wake: () => import('./wake.ts'),
  lines: () => import('./lines.ts'),
  borrowed: () => import('./borrowed.ts'),
  rules: () => import('./rules.ts'),
  fitting: () => import('./fitting.ts'),
  sessions: () => import('./sessions.ts'),
  live: () => import('./live.ts'),
  listening: () => import('./listening.ts'),
  start: () => import('./start.ts'),
  pictures: () => import('./pictures.ts'),
  stories: () => import('./stories.ts'),
  mutation: () => import('./mutation.ts'),
  house: () => import('./house.ts'),
  login: () => import('./login.ts'),
  files: () => import('./files.ts'),
  transfers: () => import('./transfers.ts'),
  loading: () => import('./loading.ts'),
  hostile: () => import('./hostile.ts'),
  workspace: () => import('./workspace.ts'),
}

/** Each takes seconds, and holds on a busy machine what the baseline has of it. */
const quick = ['sizes', 'house', 'table', 'keystroke']

const words = process.argv.slice(2)
const has = (flag: string) => words.includes(flag)
const named = words.filter((word) => !word.startsWith('--'))
const usual = () => {
  if (has('--compare')) return benchesIn(readBaseline())
  return has('--baseline') ? quick : Object.keys(benches)
}
for (const name of named.length > 0 ? named : usual()) {
  const load = benches[name]
  if (!load) throw new Error(`There is no bench “${name}”. There are ${Object.keys(benches).join(', ')}.`)
  const began = performance.now()
  const { run } = await load()
  const { rows, ok, files = {} } = await run()
  print(name, rows, (performance.now() - began) / 1000)
  if (has('--baseline')) writeBaseline(name, rows)
  if (has('--write')) {
    writeFigures(name, rows)
    for (const [path, text] of Object.entries(files))
      writeFileSync(join(import.meta.dirname, '..', path), text)
  }
  if (!(has('--compare') ? isHeld(name, rows) : ok)) process.exitCode = 1
}

/** Of what the baseline holds: the rest of a bench depends on the clock, and is only reported. */
function isHeld(name: string, rows: readonly Row[]): boolean {
  const { faults, better } = compareWith(readBaseline(), name, rows)
  for (const line of better) console.log(`  better: ${line}`)
  for (const fault of faults) console.error(`✗ ${fault}`)
  const beyond = rows.filter((row) => row.kept && !row.ok)
  for (const { figure, value, budget } of beyond)
    console.error(`✗ ${name} | ${figure}: ${value}, ${budget} is allowed`)
  return faults.length === 0 && beyond.length === 0
}

function print(name: string, rows: readonly Row[], seconds: number) {
  console.log(`\n${name} (${seconds.toFixed(0)} s)`)
  const lines = [
    ['', 'ours', 'anchor', 'ratio', 'budget'],
    ...rows.map(({ figure, value, anchor = '', ratio = '', budget }) => [
      figure,
      value,
      anchor,
      ratio,
      budget,
    ]),
  ]
  const widths = [0, 1, 2, 3, 4].map((column) => Math.max(...lines.map((line) => line[column]?.length ?? 0)))
  for (const [index, line] of lines.entries()) {
    const mark = index === 0 ? ' ' : rows[index - 1]?.ok ? '✓' : '✗'
    const cells = line.map((cell, column) =>
      column === 0 ? cell.padEnd(widths[0] ?? 0) : cell.padStart(widths[column] ?? 0),
    )
    console.log(`${mark} ${cells.join('  ')}`.trimEnd())
  }
}
