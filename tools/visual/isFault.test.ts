import { expect, it } from 'vitest'

import { isFault } from './isFault.ts'

const run = { isApproval: false, tenth: new Set(['ui-button--ready']) }
const name = 'ui-button--ready light-en-desktop'

it('fails a run by what differs, of the tenth too', () => {
  expect(isFault({ kind: 'changed', name }, run)).toBe(true)
  expect(isFault({ kind: 'failed', name }, run)).toBe(true)
})

it('fails no run by a picture of the tenth that could not be compared', () => {
  expect(isFault({ kind: 'not compared', name }, run)).toBe(false)
  expect(isFault({ kind: 'not compared', name: 'ui-button--busy light-en-desktop' }, run)).toBe(true)
})

it('takes over what has changed, and nothing that cannot be drawn', () => {
  expect(isFault({ kind: 'changed', name }, { ...run, isApproval: true })).toBe(false)
  expect(isFault({ kind: 'failed', name }, { ...run, isApproval: true })).toBe(true)
})
