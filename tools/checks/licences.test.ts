import { expect, it } from 'vitest'
import { licenceFaults } from './licences.ts'

const espeak = '@echogarden/espeak-ng-emscripten'

it('accepts what is allowed and what is excepted by name', () => {
  const licences = {
    MIT: [{ name: 'react' }],
    'GPL-3.0': [{ name: espeak }],
    'OFL-1.1': [{ name: '@fontsource-variable/jetbrains-mono' }],
  }
  const own = { path: 'services/voice-espeak/package.json', dependencies: { [espeak]: '1' } }
  expect(licenceFaults(licences, [own])).toEqual([])
})

it.each([
  ['AGPL-3.0', 'some-database'],
  ['Unknown', 'nobody-knows'],
  ['GPL-3.0', 'another-engine'],
])('refuses %s of %s', (licence, name) => {
  expect(licenceFaults({ [licence]: [{ name }] }, [])).toEqual([
    `${name} is under ${licence}, which tools/checks/licences.ts does not allow`,
  ])
})

it('refuses an exception under another licence than the one that was agreed to', () => {
  expect(licenceFaults({ 'BUSL-1.1': [{ name: 'axe-core' }] }, [])).toHaveLength(1)
})

it('refuses GPL code as a dependency of anything but its separate process', () => {
  const other = { path: 'services/voice/package.json', dependencies: { [espeak]: '1' } }
  expect(licenceFaults({ 'GPL-3.0': [{ name: espeak }] }, [other])).toEqual([
    `services/voice/package.json depends on ${espeak}, which is GPL`,
  ])
})
