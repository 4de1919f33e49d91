import { expect, it } from 'vitest'

it('React finds no performance panel and no asynchronous stacks', () => {
  expect(['timeStamp', 'createTask'].filter((name) => name in console)).toEqual([])
})
