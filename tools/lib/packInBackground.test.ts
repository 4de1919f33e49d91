import { expect, it } from 'vitest'
import { wantsPackages } from './packInBackground.ts'

it.each([
  [{}, true],
  [{ SAYWRIGHT_MODE: 'demo' }, true],
  [{ SAYWRIGHT_MODE: 'production' }, false],
  [{ SAYWRIGHT_PACKAGES_DIR: '/srv/packages' }, false],
])('with the settings %o packages are packed: %s', (env, wanted) => {
  expect(wantsPackages(env)).toBe(wanted)
})
