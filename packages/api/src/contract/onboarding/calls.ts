import { docs } from '../kernel/docs.js'
import { endpoint } from '../kernel/endpoint.js'
import { identifier, object, oneOf, optional, type } from '../kernel/structs.js'
import { type Onboarding, onboarding } from './onboarding.js'

const begun: Onboarding = {
  steps: { account: true, profile: true, project: true, command: false },
  is_welcome_closed: false,
  is_tour_closed: false,
  is_closed: false,
}

export const getOnboarding = endpoint({
  method: 'GET',
  path: 'v3/onboarding',
  query: object({ organization_id: optional(identifier()) }),
  response: onboarding,
  [docs]: {
    summary: 'Which first steps are done, by the person and in one of their organizations.',
    roles: 'user',
    errors: ['incorrect_form', 'not_found'],
    example: { query: { organization_id: 3 }, response: begun },
  },
})

export const saveOnboarding = endpoint({
  method: 'PUT',
  path: 'v3/onboarding',
  body: object({
    is_welcome_closed: optional(oneOf([true])),
    is_tour_closed: optional(oneOf([true])),
    is_closed: optional(oneOf([true])),
  }),
  [docs]: {
    summary: 'Close the welcome, the tour or the finished onboarding for good, on every device.',
    roles: 'user',
    errors: ['incorrect_form', 'not_while_acting'],
    example: { body: { is_welcome_closed: true } },
  },
})

export const openSample = endpoint({
  method: 'POST',
  path: 'v3/onboarding/sample',
  body: object({ organization_id: optional(identifier()) }),
  response: type({ project_id: identifier(), model_id: identifier() }),
  idempotent: true,
  [docs]: {
    summary:
      'The sample project of an organization with a model and a recording, made when there is none. Without an organization the person gets one.',
    roles: 'user',
    errors: [
      'incorrect_form',
      'already_exists',
      'administrators_only',
      'not_found',
      'too_many_organizations',
      'too_many_projects',
    ],
    example: { body: { organization_id: 3 }, response: { project_id: 7, model_id: 11 } },
  },
})
