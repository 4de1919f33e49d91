import { expect, it } from 'vitest'
import { anExportedModel } from '../../testing/builders/exports.js'
import { exportDifference } from './exportDifference.js'

const [lamps, doors, hello] = [
  anExportedModel({ id: 1, name: 'Lamps' }),
  anExportedModel({ id: 2, name: 'Doors' }),
  // The same number, of another type.
  anExportedModel({ type: 'wake_word', id: 1, name: 'Hello' }),
]

it('says which models were added, removed, changed and left unchanged', () => {
  const brighter = { ...lamps, revision: 4, sha256: 'b'.repeat(64) }
  expect(exportDifference({ models: [lamps, doors] }, { models: [brighter, hello] })).toEqual({
    added: [hello],
    removed: [doors],
    changed: [[lamps, brighter]],
    unchanged: [],
  })
})

it('a model that was only saved again is unchanged, one that has another name is not', () => {
  const again = { ...lamps, revision: 9 }
  const named = { ...doors, name: 'Gates' }
  expect(exportDifference({ models: [lamps, doors] }, { models: [again, named] })).toMatchObject({
    added: [],
    removed: [],
    changed: [[doors, named]],
    unchanged: [again],
  })
})
