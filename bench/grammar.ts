import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { build } from 'esbuild'
import { longGrammar } from './lib/longGrammar.ts'
import { compare, median, milliseconds, type Outcome, outcomeOf } from './lib/outcome.ts'

const rounds = 40
const lines = 2000
const longLines = 10_000

/**
 * The problems of a grammar of 2,000 lines, beside looking at each of its words once with a regular expression; and the
 * proof that a change would accept a sentence, beside reading the grammar; and what a keystroke costs in 10,000 lines.
 */
export async function run(): Promise<Outcome> {
  const { analyze, acceptSentence, Linter, match } = await loadGrammar()
  const source = longGrammar(lines)
  const { problems } = analyze(source)
  if (problems.length > 0)
    throw new Error(`The generated grammar is at fault: ${JSON.stringify(problems[0])}`)
  const refused = 'please open the lamp'
  const analysis = analyze(source)
  const result = match(analysis.compiled, refused)
  const nearest = result.matched ? undefined : result.nearest
  if (!acceptSentence(analysis, refused, { nearest }))
    throw new Error(`No change is found that accepts “${refused}”`)
  const times = { analyze: [] as number[], words: [] as number[], proof: [] as number[] }
  for (let round = 0; round < rounds; round++) {
    times.words.push(processorTime(() => countWords(source)))
    times.analyze.push(processorTime(() => analyze(source).problems))
    times.proof.push(processorTime(() => acceptSentence(analysis, refused, { nearest })))
  }
  const keystroke = measureKeystroke(new Linter(), analyze)
  // The first rounds are spent on warming up.
  const ours = median(times.analyze.slice(10))
  const anchor = median(times.words.slice(10))
  const figure = `problems of ${lines} lines (${Math.round(source.length / 1000)} kB), processor time`
  return outcomeOf('grammar', [
    compare({ figure, ours, anchor, maxRatio: 15, show: milliseconds }),
    compare({
      figure: 'proof that a change accepts a sentence, beside reading the grammar',
      ours: median(times.proof.slice(10)),
      anchor: ours,
      maxRatio: 3,
      show: milliseconds,
    }),
    compare({
      figure: `problems of ${longLines} lines after a keystroke, beside reading them all`,
      ...keystroke,
      most: 8,
      maxRatio: 0.2,
      show: milliseconds,
    }),
    compare({
      figure: 'lines in a second',
      ours: (lines * 1000) / ours,
      show: (value) => Math.round(value).toLocaleString('en-US'),
    }),
  ])
}

/** One letter more in a word in the middle of the text, with the linter that knows the text before it. */
function measureKeystroke(linter: LinterOfPackage, analyze: AnalyzeOfPackage) {
  const source = longGrammar(longLines)
  const at = source.indexOf('lamp1700')
  const times = { ours: [] as number[], anchor: [] as number[] }
  linter.problems(source)
  const edited = (round: number) => `${source.slice(0, at)}${'x'.repeat(1 + (round % 5))}${source.slice(at)}`
  // One after the other: what reading them all leaves to be collected is not the cost of a keystroke.
  for (let round = 0; round < rounds; round++) {
    const text = edited(round)
    times.ours.push(processorTime(() => linter.problems(text)))
  }
  for (let round = 0; round < rounds; round++) {
    const text = edited(round)
    times.anchor.push(processorTime(() => analyze(text).problems))
  }
  return { ours: median(times.ours.slice(10)), anchor: median(times.anchor.slice(10)) }
}

type LinterOfPackage = InstanceType<typeof import('@saywright/grammar').Linter>
type AnalyzeOfPackage = typeof import('@saywright/grammar').analyze

async function loadGrammar(): Promise<typeof import('@saywright/grammar')> {
  const root = join(import.meta.dirname, '..')
  const outfile = join(root, '.cache', 'bench-grammar.mjs')
  mkdirSync(join(root, '.cache'), { recursive: true })
  const entry = join(root, 'packages', 'grammar', 'src', 'index.ts')
  await build({ entryPoints: [entry], outfile, bundle: true, format: 'esm', target: 'node24' })
  return import(pathToFileURL(outfile).href)
}

function countWords(source: string): number {
  return [...source.matchAll(/[\p{L}\p{N}_'-]+|[^\s]/gu)].length
}

/** Milliseconds of processor that one call takes on this thread. */
function processorTime(act: () => unknown): number {
  const before = process.threadCpuUsage()
  act()
  const { user, system } = process.threadCpuUsage(before)
  return (user + system) / 1000
}
