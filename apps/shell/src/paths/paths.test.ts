import { describe, expect, it, test } from 'vitest'
import { idOf, isAt, loginPath, pathTo } from './index.js'

describe('a path with parameters', () => {
  const model = pathTo('/:projectId/models/:modelId')
  const link = pathTo('/link/:email?/:code?')

  it('takes numbers and encodes text', () => {
    expect(model({ projectId: 7, modelId: 'a/b' })).toBe('/7/models/a%2Fb')
  })
  it('leaves out absent optional parts', () => {
    expect([link({}), link({ email: 'ada@example.com' })]).toEqual(['/link', '/link/ada%40example.com'])
  })
  it('does not compile without a parameter that it needs', () => {
    // @ts-expect-error no modelId
    expect(model({ projectId: 7 })).toBe('/7/models')
    // @ts-expect-error the path has no such parameter
    expect(link({ name: 'Ada' })).toBe('/link')
  })
})

test.each([
  ['7', 7],
  ['0', undefined],
  ['-1', undefined],
  ['7x', undefined],
  ['lamp', undefined],
  ['', undefined],
  [undefined, undefined],
  ['99999999999999999999', undefined],
])('the id of %j is %j', (text, id) => expect(idOf(text)).toBe(id))

test.each([
  ['/account', true],
  ['/account/profile', true],
  ['/account-menu', false],
])('%s at the account: %s', (pathname, expected) => expect(isAt(pathname, '/account')).toBe(expected))

test.each([
  [null, '/auth/login'],
  ['/projects?a=1', '/auth/login?next=%2Fprojects%3Fa%3D1'],
])('the login before %j is %s', (next, path) => expect(loginPath(next)).toBe(path))
