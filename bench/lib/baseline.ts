import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Kept, Row } from './outcome.ts'

const file = join(import.meta.dirname, '../baseline.txt')
const head =
  '# Written by `npm run bench -- --baseline`; bench/README.md says what is kept, and by how much it may grow.'

/** How much a figure may grow: counts differ by what was changed alone, timings also by the machine. */
const margins: Readonly<Record<Kept['kind'], number>> = { count: 0.03, timing: 0.15 }

type Lines = ReadonlyMap<string, string>

export function readBaseline(): Lines {
  return parseBaseline(existsSync(file) ? readFileSync(file, 'utf8') : '')
}

/** Puts the figures of a bench in the place of those from before. */
export function writeBaseline(bench: string, rows: readonly Row[]): void {
  writeFileSync(file, baselineText(withBench(readBaseline(), bench, rows)))
}

export function parseBaseline(text: string): Lines {
  return new Map(
    [...text.matchAll(/^([^#\n].*) \| (\S+)$/gm)].map(([, place = '', value = '']) => [place, value]),
  )
}

export function baselineText(lines: Lines): string {
  const sorted = [...lines].toSorted(([one], [other]) => (one < other ? -1 : 1))
  return [head, ...sorted.map(([place, value]) => `${place} | ${value}`), ''].join('\n')
}

/** Benches of which a baseline holds something. */
export const benchesIn = (lines: Lines): string[] => [
  ...new Set([...lines.keys()].map((place) => place.split(' | ')[0] ?? '')),
]

export function withBench(lines: Lines, bench: string, rows: readonly Row[]): Lines {
  const others = [...lines].filter(([place]) => !place.startsWith(`${bench} | `))
  const own = [...keptOf(bench, rows)].map(([place, kept]) => [place, shown(kept)] as const)
  return new Map([...others, ...own])
}

/**
 * A bench beside its baseline.
 * @returns `faults`, of which each fails the run, and `better`, which is reported.
 */
export function compareWith(lines: Lines, bench: string, rows: readonly Row[]) {
  const accept = `If that is meant, npm run bench -- --baseline ${bench} accepts it; commit bench/baseline.txt with why.`
  const measured = keptOf(bench, rows)
  const faults: string[] = []
  const better: string[] = []
  for (const [place, kept] of measured) {
    const before = lines.get(place)
    if (before === undefined) {
      faults.push(`${place} is not in the baseline. ${accept}`)
      continue
    }
    const was = Number.parseFloat(before)
    const said = `${place}: ${shown(kept)}, ${percentOf(kept.value, was)} than ${before}`
    if (kept.value > was * (1 + margins[kept.kind])) faults.push(`${said}. ${accept}`)
    if (kept.value < was * (1 - margins[kept.kind])) better.push(`${said}: --baseline ${bench} keeps it`)
  }
  for (const place of lines.keys())
    if (place.startsWith(`${bench} | `) && !measured.has(place))
      faults.push(`${place} is measured no more. ${accept}`)
  return { faults, better }
}

function keptOf(bench: string, rows: readonly Row[]): ReadonlyMap<string, Kept> {
  return new Map(rows.flatMap(({ figure, kept }) => (kept ? [[`${bench} | ${figure}`, kept] as const] : [])))
}

const shown = ({ kind, value }: Kept) =>
  kind === 'timing' ? `${value.toFixed(3)}×` : String(Number(value.toPrecision(6)))

function percentOf(value: number, was: number): string {
  if (was === 0) return 'more'
  const percent = Math.abs((value / was - 1) * 100).toFixed(1)
  return `${percent} % ${value > was ? 'more' : 'less'}`
}
