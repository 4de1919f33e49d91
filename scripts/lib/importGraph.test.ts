import { expect, it } from 'vitest'
import { cyclesOf } from './importGraph.ts'

const graph = (edges: Record<string, string[]>) => new Map(Object.entries(edges))

it('finds no cycle where imports run one way', () => {
  expect(cyclesOf(graph({ a: ['b', 'c'], b: ['c'], c: [] }))).toEqual([])
})

it('finds a cycle around three files, and one of a file with itself', () => {
  expect(cyclesOf(graph({ a: ['b'], b: ['c'], c: ['a'], d: ['a'], e: ['e'] }))).toEqual([
    ['a', 'b', 'c'],
    ['e'],
  ])
})
