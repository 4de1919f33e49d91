import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { reasonLines } from '../bench/lib/reasons.ts'
import { reasons } from '../bench/reasons.ts'
import { root } from './lib/root.ts'

const page = readFileSync(`${root}docs/benchmarks.md`, 'utf8')
const sections = [...page.matchAll(/^## (\S+)\n([\s\S]*?)(?=\n## |$(?![\s\S]))/gm)].map(
  ([, bench = '', text = '']) => ({
    bench,
    lines: [...text.matchAll(/^- .*$/gm)].map(([line]) => line),
    beyond: [...text.matchAll(/^\| (.+?) +\|.*\| (?:above|below) \|$/gm)].map(([, figure = '']) => figure),
  }),
)
const measured = sections.filter(({ bench }) => bench !== 'written-by-hand')

describe('a recorded figure beyond its budget', () => {
  it('has its sentence on the page', () => {
    for (const { bench, beyond, lines } of measured) expect(lines, bench).toEqual(reasonLines(bench, beyond))
  })

  it('is there for every sentence', () => {
    const beyondIn = (name: string) => measured.find(({ bench }) => bench === name)?.beyond ?? []
    const unused = Object.entries(reasons).flatMap(([bench, known]) =>
      known.filter(([figure]) => !beyondIn(bench).some((one) => figure.test(one))).map(String),
    )
    expect(unused).toEqual([])
  })

  it('is not written without one', () => {
    const known = { lamps: [[/^warm/, 'it warms up.']] } as const
    expect(reasonLines('lamps', ['warm, 7 ms'], known)).toEqual(['- warm, 7 ms: it warms up.'])
    expect(() => reasonLines('lamps', ['cold, 9 ms'], known)).toThrow(/“cold, 9 ms” is beyond its budget/)
    expect(() => reasonLines('houses', ['warm'], known)).toThrow(/bench\/reasons\.ts/)
  })
})
