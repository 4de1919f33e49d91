import { expect, it } from 'vitest'
import { ApiError } from '../contract/kernel/errors.js'
import { failed, loading, ready } from '../contract/kernel/loadable.js'
import { readyWith } from './toLoadable.js'

const broken = failed(new ApiError({ kind: 'server' }), () => {})

it.each([
  ['all of it', [ready('own'), ready([]), ready([])], ready('own')],
  ['a list that loads', [ready('own'), loading, ready([])], loading],
  ['a list that failed while another loads', [ready('own'), loading, broken], broken],
  ['its own failure', [broken, ready([])], broken],
  ['nothing yet', [loading, ready([])], loading],
] as const)('a page with its choices is what it lacks: %s', (_, [own, ...others], expected) => {
  expect(readyWith(own, ...others)).toEqual(expected)
})
