import { describe, expect, it } from 'vitest'
import { baselineText, benchesIn, compareWith, parseBaseline, withBench } from '../bench/lib/baseline.ts'
import { compare, type Row } from '../bench/lib/outcome.ts'

const bytes = (ours: number): Row => compare({ figure: 'Lamp, JS', ours, show: String, kept: 'count' })
const timing = (ours: number): Row =>
  compare({ figure: 'a key', ours, anchor: 10, show: String, kept: 'timing' })
const uncounted: Row = { figure: 'lines', value: '7', budget: '', ok: true }

describe('the baseline of benches', () => {
  const lines = withBench(new Map(), 'lamps', [bytes(1000), timing(20), uncounted])

  it('is written and read as the same, bench by bench', () => {
    const others = withBench(lines, 'houses', [bytes(5)])
    expect(parseBaseline(baselineText(others))).toEqual(others)
    expect(baselineText(others)).toMatch(
      /^#.*\nhouses \| Lamp, JS \| 5\nlamps \| Lamp, JS \| 1000\n.* 2\.000×\n$/,
    )
    expect([...withBench(others, 'houses', [])]).toEqual([...lines])
    expect(benchesIn(others)).toEqual(['lamps', 'houses'])
  })

  it.each([
    ['bytes as before', [bytes(1000), timing(20)], 0, 0],
    ['3 % more bytes', [bytes(1030), timing(20)], 0, 0],
    ['more bytes than that', [bytes(1031), timing(20)], 1, 0],
    ['fewer bytes', [bytes(960), timing(20)], 0, 1],
    ['15 % more time', [bytes(1000), timing(22.9)], 0, 0],
    ['more time than that', [bytes(1000), timing(23.1)], 1, 0],
    ['less time', [bytes(1000), timing(16)], 0, 1],
    ['a figure that is new', [bytes(1000), timing(20), { ...bytes(1), figure: 'Oven, JS' }], 1, 0],
    ['a figure that is gone', [bytes(1000)], 1, 0],
  ])('%s', (_, rows, faults, better) => {
    const compared = compareWith(lines, 'lamps', rows)
    expect([compared.faults.length, compared.better.length]).toEqual([faults, better])
  })

  it('says by how much, and how it is accepted', () => {
    expect(compareWith(lines, 'lamps', [bytes(1100), timing(20)]).faults).toEqual([
      'lamps | Lamp, JS: 1100, 10.0 % more than 1000. If that is meant, npm run bench -- --baseline lamps accepts it; commit bench/baseline.txt with why.',
    ])
  })
})
