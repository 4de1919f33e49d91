import { ApiError } from '@saywright/api/contract'
import { expect, test } from 'vitest'
import { codeFault } from './codeFault.js'

test.each([
  [{ kind: 'refused', code: 'wrong_code' }, 1, 'wrong'],
  [{ kind: 'refused', code: 'wrong_code' }, 4, 'wrong'],
  [{ kind: 'refused', code: 'wrong_code' }, 5, 'worn'],
  [{ kind: 'refused', code: 'expired_code' }, 5, 'expired'],
  [{ kind: 'tooMany', code: 'too_many' }, 1, 'tooMany'],
  [{ kind: 'network' }, 5, undefined],
  [{ kind: 'refused', code: 'not_while_acting' }, 1, undefined],
] as const)('%o after %i wrong codes is %s', (details, wrong, fault) => {
  expect(codeFault(new ApiError(details), wrong)).toBe(fault)
})
