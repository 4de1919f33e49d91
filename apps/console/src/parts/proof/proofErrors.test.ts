import { ApiError } from '@saywright/api/contract'
import { expect, test } from 'vitest'
import { proofErrors } from './proofErrors.js'

test.each([
  ['wrong_credentials', { password: 'invalid' }],
  ['wrong_code', { code: 'invalid' }],
  ['expired_code', { code: 'invalid' }],
  ['not_while_acting', undefined],
] as const)('maps %s to %o', (code, errors) => {
  expect(proofErrors(new ApiError({ kind: 'refused', code }))).toEqual(errors)
})
