import { expect, it } from 'vitest'

it('React finds no performance panel and no asynchronous stacks', () => {
  expect(['timeStamp', 'createTask'].filter((name) => name in console)).toEqual([])
})

it('React notes of no element where it was made', () => {
  expect(<p />).toHaveProperty('_debugStack')
  const stacks = [<p key="one" />, <b key="other" />].map((element) => Reflect.get(element, '_debugStack'))
  expect(stacks[0]).toBe(stacks[1])
})

it('the page of a test is not painted', () => {
  expect(getComputedStyle(window.frameElement as Element).opacity).toBe('0')
})
