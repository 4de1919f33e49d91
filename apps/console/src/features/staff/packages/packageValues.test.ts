import { expect, it } from 'vitest'
import { changeOf, faultsOfRange, firstValues, formOf } from './packageValues.js'

it('sends the given values of an archive, without empty ones', () => {
  const file = { name: 'saywright-tts.tgz', size: 8, lastModified: 5 }
  const values = { ...firstValues, project: '7', min_studio_version: ' 6.1 ' }
  expect(formOf(file, values)).toEqual({
    project_id: 7,
    name: 'saywright-tts.tgz',
    size: 8,
    fingerprint: '5 saywright-tts.tgz',
    package: { description: null, min_studio_version: '6.1', max_studio_version: null },
  })
})

it('clears the value of an emptied field', () => {
  expect(changeOf({ ...firstValues, description: 'Voices' })).toEqual({
    description: 'Voices',
    min_studio_version: null,
    max_studio_version: null,
  })
})

it('knows a range that ends before it begins', () => {
  expect(faultsOfRange({ ...firstValues, min_studio_version: '6.2', max_studio_version: '6.1' })).toEqual({
    max_studio_version: 'outOfRange',
  })
  expect(faultsOfRange({ ...firstValues, min_studio_version: '6.2' })).toEqual({})
})
