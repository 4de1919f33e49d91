import { expect, test } from 'vitest'
import { isStudioRange } from './packageForm.js'

test.each([
  [undefined, undefined, true],
  ['6.1', null, true],
  [null, '6.1', true],
  ['6.1.4', '6.1.4', true],
  ['6.1.4', '6.1', true],
  ['6.9', '6.10', true],
  ['6.10', '6.9', false],
  ['6.1', '6.0.9', false],
  ['6.1', '6.1.0', true],
  ['7', '6.9', false],
])('from %s to %s is a range of versions: %s', (min_studio_version, max_studio_version, is) => {
  expect(isStudioRange({ min_studio_version, max_studio_version })).toBe(is)
})
