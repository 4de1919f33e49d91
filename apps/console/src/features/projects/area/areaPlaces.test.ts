import { aMember, aProject } from '@saywright/api/testing'
import { expect, it, test } from 'vitest'
import { areaPlaces, placeAt, placesOf } from './areaPlaces.js'

it('the area of a project begins with details, technologies and users', () => {
  expect(areaPlaces.slice(0, 3).map(({ path }) => path({ projectId: 7 }))).toEqual([
    '/projects/7/settings/details',
    '/projects/7/settings/technologies',
    '/projects/7/settings/users',
  ])
})

test.each([
  ['/projects/7/settings', 'details'],
  ['/projects/7/settings/technologies', 'technologies'],
  ['/projects/7/settings/users', 'users'],
  ['/projects/7/settings/tokens', 'tokens'],
  ['/projects/70/settings/users', 'details'],
])('%s is in %s', (pathname, place) => expect(placeAt(pathname, 7)).toBe(place))

it('counts the members of the project, and nothing where nothing is counted', () => {
  const project = aProject({ members: [aMember(), aMember({ id: 6 })] })
  const counts = areaPlaces.map(({ id, count }) => [id, count?.(project)])
  expect(counts).toContainEqual(['users', 2])
  expect(counts).toContainEqual(['details', undefined])
})

it('has access tokens for administrators alone', () => {
  const others = placesOf(false).map(({ id }) => id)
  expect(others).not.toContain('tokens')
  expect(placesOf(true).map(({ id }) => id)).toEqual([...others, 'tokens'])
})
