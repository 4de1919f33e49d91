import { docs } from '../kernel/docs.js'
import { endpoint } from '../kernel/endpoint.js'
import { flag, identifier, maybe, type } from '../kernel/structs.js'
import { deal } from './deal.js'
import { exampleChoice, exampleDeal } from './example.js'
import { dealRequest } from './request.js'

export * from './staffCalls.js'

export const createDeal = endpoint({
  method: 'POST',
  path: 'v3/projects/{id}/deals',
  body: dealRequest,
  response: deal,
  status: 201,
  [docs]: {
    summary:
      'Ask for technologies and languages. One request a project is open at a time; one that adds nothing is refused.',
    owner: 'project',
    roles: 'administrator',
    errors: ['incorrect_form', 'not_found', 'administrators_only', 'deal_already_open', 'nothing_changed'],
    example: { params: { id: 7 }, body: { ...exampleChoice, upsell: true }, response: exampleDeal },
  },
})

export const saveDeal = endpoint({
  method: 'PUT',
  path: 'v3/projects/{id}/deals/{dealId}',
  body: dealRequest,
  response: deal,
  [docs]: {
    summary: 'Change a request that waits.',
    owner: 'project',
    roles: 'administrator',
    errors: ['incorrect_form', 'not_found', 'administrators_only', 'already_decided', 'nothing_changed'],
    example: {
      params: { id: 7, dealId: 18 },
      body: { ...exampleChoice, deal_id: 18, upsell: true },
      response: exampleDeal,
    },
  },
})

export const getDealStatus = endpoint({
  method: 'GET',
  path: 'v3/projects/{id}/deal-status',
  response: type({ deal_opened: flag(), deal_id: maybe(identifier()) }),
  quiet: true,
  [docs]: {
    summary: 'Whether a project has a request that is open, and which.',
    owner: 'project',
    roles: 'member',
    errors: ['not_found'],
    example: { params: { id: 7 }, response: { deal_opened: true, deal_id: 18 } },
  },
})
