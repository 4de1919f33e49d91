import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'
import { filesUnder } from '../tools/lib/files.ts'
import { cyclesOf, folderGraph, type ImportGraph, importsOf } from '../tools/lib/importGraph.ts'
import { maxOwnProps, ownPropsOf } from '../tools/lib/ownProps.ts'
import { compare, median, type Outcome, outcomeOf, percentile, type Row } from './lib/outcome.ts'

const root = join(import.meta.dirname, '..')
const foldersOf = (parent: string) =>
  readdirSync(join(root, parent), { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && existsSync(join(root, parent, entry.name, 'package.json')))
    .map(({ name }) => `${parent}/${name}`)
const tooling = ['tools', 'bench', 'e2e', '.storybook']
const parts = [...['packages', 'apps', 'services'].flatMap(foldersOf), ...tooling]

type File = { readonly path: string; readonly lines: number }

const fewLines = 15
const maxRouteLines = 80

/** Packages by their folders, and the places that hold the most folders. */
const places = [
  ...parts.filter((part) => !tooling.includes(part)).map((part) => `${part}/src`),
  'apps/studio/src/features/voice-commands',
  'apps/studio/src/features/voice-commands/model',
  'services/server/src/domains',
]

/** Components that get their data as props. */
const componentPlaces = ['apps/console', 'apps/studio', 'apps/studio/src/features/voice-commands']

/** How large the tree is, and how its files and folders depend on each other. Types count as imports. */
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
      kept: 'count',
      show: (share) => `${(share * 100).toFixed(1)} %`,
    }),
    { figure: 'lines of a file', value: spread(files), budget: '', ok: true },
    {
      figure: `files under ${fewLines} lines`,
      value: String(files.filter((file) => file.lines < fewLines).length),
      budget: '',
      ok: true,
    },
    {
      figure: 'imports that climb two folders or more',
      value: climbing(graph).toLocaleString('en-US'),
      budget: '',
      ok: true,
    },
    compare({
      figure: 'lines of the longest route',
      ours: Math.max(...files.filter(({ path }) => /Route\.tsx$/.test(path)).map((file) => file.lines)),
      most: maxRouteLines,
      show: String,
      kept: 'count',
    }),
    ...componentPlaces.map((place) => propsRow(place, files)),
    ...parts.map((part) => describe(part, files)),
    ...places.map((place) => knots(graph, place)),
    compare({ figure: 'import cycles', ours: cycles.length, most: 0, show: String, kept: 'count' }),
  ]
  for (const cycle of cycles) console.error(`cycle: ${cycle.join(' → ')}`)
  return outcomeOf('house', rows)
}

function propsRow(place: string, files: readonly File[]): Row {
  const components = files.filter(
    ({ path }) => path.startsWith(`${place}/`) && path.endsWith('.tsx') && !isProof(path),
  )
  const { component, count } = components
    .flatMap(({ path }) => ownPropsOf(readFileSync(join(root, path), 'utf8')))
    .reduce((most, each) => (each.count > most.count ? each : most), { component: 'none', count: 0 })
  return {
    figure: `most own props of a component, ${place}`,
    value: `${count}, ${component}`,
    budget: `≤ ${maxOwnProps}`,
    ok: count <= maxOwnProps,
  }
}

function describe(part: string, files: readonly File[]): Row {
  const own = files.filter(({ path }) => path.startsWith(`${part}/`))
  const value = `${own.length} files, ${sum(own).toLocaleString('en-US')} lines, ${spread(own)}`
  return { figure: part, value, budget: '', ok: true }
}

function spread(files: readonly File[]): string {
  const lines = files.map((file) => file.lines)
  return lines.length === 0 ? 'none' : `median ${median(lines)}, 95 % ≤ ${percentile(lines, 0.95)}`
}

const isProof = (path: string) => /\.(test|stories)\.tsx?$|\/testing\//.test(path)

/** Folders that import each other, directly or around; tests and stories may look anywhere. */
function knots(graph: ImportGraph, place: string): Row {
  const folders = folderGraph(new Map([...graph].filter(([path]) => !isProof(path))), place)
  const circles = cyclesOf(folders)
  for (const circle of circles) console.error(`folders of ${place}: ${circle.join(' ⇄ ')}`)
  return compare({
    figure: `folders in a circle, ${place}`,
    ours: circles.flat().length,
    most: 0,
    show: String,
    kept: 'count',
  })
}

function climbing(graph: ImportGraph): number {
  return [...graph].reduce(
    (count, [path, targets]) =>
      count + targets.filter((target) => relative(dirname(path), target).startsWith('../../')).length,
    0,
  )
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
