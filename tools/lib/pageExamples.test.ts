import { expect, it } from 'vitest'
import { exampleFaults } from './pageExamples.ts'

const canvas = (story: string, props = '') => `<Canvas of={stories.${story}} ${props}/>`

it('a page shows one use to copy before the matrix, which is only looked at', () => {
  const matrix = canvas('Matrix', 'sourceState="none" ')
  expect(exampleFaults('Lamp.mdx', `${canvas('Default')}\n\n${matrix}`)).toEqual([])
  expect(exampleFaults('Welcome.mdx', '# Welcome')).toEqual([])
})

it('reports a page that begins with a matrix or prints one', () => {
  expect(exampleFaults('Lamp.mdx', canvas('Matrix', 'sourceState="none" '))).toEqual([
    'Lamp.mdx: its first example is a matrix, not one use to copy',
  ])
  expect(exampleFaults('Lamp.mdx', canvas('Default') + canvas('Matrix'))).toEqual([
    'Lamp.mdx: prints the code of a matrix, where sourceState="none" belongs',
  ])
})
