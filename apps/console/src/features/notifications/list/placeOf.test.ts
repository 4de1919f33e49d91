import { expect, test } from 'vitest'
import { modelOf, placeOf } from './placeOf.js'

test.each([
  ['projects', null, '/projects'],
  ['projects', 7, '/projects/7/settings'],
  ['project_assets', null, '/projects'],
  ['project_assets', 7, '/projects/7/settings/technologies'],
  ['organization_users', 3, '/account/organization/invite-users'],
  ['dashboard', null, '/projects'],
  ['profile', 1, '/account/profile'],
  ['staff_requests', 18, '/staff/requests?request=18'],
  ['staff_requests', null, '/staff/requests'],
  ['something_new', 7, undefined],
  [null, null, undefined],
])('K-012 a notification about %s %s leads to %s', (redirection_entity, redirection_id, place) => {
  expect(placeOf({ redirection_entity, redirection_id })).toBe(place)
})

test.each([
  [7, 11, { projectId: 7, modelId: 11 }],
  [7, null, undefined],
  [null, null, undefined],
])('a notification of project %s about model %s leads to %o in the studio', (projectId, modelId, model) => {
  expect(modelOf({ redirection_id: projectId, redirection_model_id: modelId })).toEqual(model)
})
