import type { RecognizedEntity } from '@saywright/api/contract'
import { expect, it } from 'vitest'
import { entityTracks } from './entityTracks.js'

const entity = (name: string, ...entities: RecognizedEntity[]): RecognizedEntity => ({
  name,
  value: name,
  text: name,
  start_ms: 0,
  end_ms: 100,
  entities,
})

it('has no track without entities', () => {
  expect(entityTracks([])).toEqual([])
})

it('puts entities of one depth on one track, whatever they are inside of', () => {
  const tracks = entityTracks([
    entity('item'),
    entity('aisle', entity('side', entity('shelf'))),
    entity('bay', entity('level')),
  ])
  expect(tracks.map((track) => track.map(({ name }) => name))).toEqual([
    ['item', 'aisle', 'bay'],
    ['side', 'level'],
    ['shelf'],
  ])
})
