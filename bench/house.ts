import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import { filesUnder } from '../scripts/lib/files.ts'
import { cyclesOf, importsOf } from '../scripts/lib/importGraph.ts'
import { compare, median, type Outcome, outcomeOf, type Row } from './lib/outcome.ts'

const root = join(import.meta.dirname, '..')
const foldersOf = (parent: string) =>
  readdirSync(join(root, parent), { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && existsSync(join(root, parent, entry.name, 'package.json')))
    .map(({ name }) => `${parent}/${name}`)
const tooling = ['scripts', 'bench', 'e2e', '.storybook']
const parts = [...['packages', 'apps', 'services'].flatMap(foldersOf), ...tooling]

type File = { readonly path: string; readonly lines: number }

/** How large the tree is and how its files hang together: files, lines, median, 95th percentile and cycles of each part. */
export async function run(): Promise<Outcome> {
  const files = parts.flatMap(sourcesOf)
  const graph = importsOf(
    files.map(({ path }) => path),
    root,
  )
  const lines = sum(files)
  const toolingLines = sum(files.filter(({ path }) => tooling.some((part) => path.startsWith(`${part}/`))))
  const cycles = cyclesOf(graph)
  const rows: Row[] = [
    { figure: 'files', value: files.length.toLocaleString('en-US'), budget: '', ok: true },
    { figure: 'lines', value: lines.toLocaleString('en-US'), budget: '', ok: true },
    compare({
      figure: 'tooling',
      ours: toolingLines / lines,
      most: 0.1,
      show: (share) => `${(share * 100).toFixed(1)} %`,
    }),
    ...parts.map((part) => describe(part, files)),
    compare({ figure: 'import cycles', ours: cycles.length, most: 0, show: String }),
  ]
  for (const cycle of cycles) console.error(`cycle: ${cycle.join(' → ')}`)
  return outcomeOf('house', rows)
}

function describe(part: string, files: readonly File[]): Row {
  const lines = files
    .filter(({ path }) => path.startsWith(`${part}/`))
    .map((file) => file.lines)
    .toSorted((a, b) => a - b)
  const total = lines.reduce((all, count) => all + count, 0)
  const highest = lines[Math.floor(lines.length * 0.95)] ?? 0
  const value = `${lines.length} files, ${total.toLocaleString('en-US')} lines, median ${lines.length ? median(lines) : 0}, 95 % ≤ ${highest}`
  return { figure: part, value, budget: '', ok: true }
}

function sourcesOf(part: string): File[] {
  return filesUnder(join(root, part))
    .filter((path) => /\.(tsx?|mjs)$/.test(path))
    .map((path) => ({
      path: relative(root, path),
      lines: readFileSync(path, 'utf8').split('\n').length - 1,
    }))
}

const sum = (files: readonly File[]) => files.reduce((total, { lines }) => total + lines, 0)
