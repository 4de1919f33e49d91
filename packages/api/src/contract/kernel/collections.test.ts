import { expect, it, test } from 'vitest'
import { endpoints } from '../endpoints.js'
import { collectionOf, collections } from './collections.js'
import { openApiOf } from './openapi.js'

it('A-038 has 17 collections of resources', () => {
  expect(collections.toSorted()).toEqual(
    [
      ...[
        'auth',
        'categories',
        'deals',
        'deliveries',
        'domains',
        'files',
        'invitations',
        'invitations_project',
      ],
      ...[
        'licence-keys',
        'member',
        'organizations',
        'package-files',
        'packages',
        'projects',
        'tags',
        'users',
      ],
      'vdk-versions',
    ].toSorted(),
  )
  const { paths } = openApiOf(endpoints, { title: 'Saywright', version: '6.1.4' })
  const used = Object.values(paths).flatMap((path) => Object.values(path).flatMap(({ tags }) => tags))
  expect(new Set(used)).toEqual(
    new Set([
      'product',
      'projects',
      'packages',
      'deals',
      'deliveries',
      'tags',
      'categories',
      'vdk-versions',
      'files',
      'organizations',
      'domains',
      'invitations',
      'users',
    ]),
  )
})

test.each([
  ['v3/organizations/{id}/domains/{domainId}', 'domains'],
  ['v3/projects/{id}', 'projects'],
  ['organizations/verif-name', 'organizations'],
  ['v3/login', 'product'],
])('%s is about %s', (path, collection) => expect(collectionOf(path)).toBe(collection))
