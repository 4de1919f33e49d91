import { expect, it } from 'vitest'
import { cyclesOf, folderGraph } from './importGraph.ts'

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

it('joins the files of a folder to one node', () => {
  const files = new Map([
    ['src/door/Door.ts', ['src/lamp/Lamp.ts', 'src/door/handle.ts', 'other/Bell.ts']],
    ['src/door/handle.ts', []],
    ['src/lamp/Lamp.ts', ['src/house.ts']],
    ['src/house.ts', ['src/door/handle.ts']],
    ['other/Bell.ts', ['src/door/Door.ts']],
  ])
  const folders = folderGraph(files, 'src')
  expect(folders).toEqual(
    new Map([
      ['door', ['lamp']],
      ['lamp', ['house.ts']],
      ['house.ts', ['door']],
    ]),
  )
  expect(cyclesOf(folders)).toHaveLength(1)
})
