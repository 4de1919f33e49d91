import { expect, test } from 'vitest'
import { isMissed } from '../bench/lib/wilson.ts'

test.each([
  ['15 of 20, where 85 % are wanted', 15, { least: 0.85 }, false],
  ['13 of 20, where 85 % are wanted', 13, { least: 0.85 }, true],
  ['none of 20, where 2 % may be taken', 0, { most: 0.02 }, false],
  ['1 of 20, where 2 % may be taken', 1, { most: 0.02 }, false],
  ['3 of 20, where 2 % may be taken', 3, { most: 0.02 }, true],
] as const)('%s', (_, count, floor, missed) => expect(isMissed(count, 20, floor)).toBe(missed))
