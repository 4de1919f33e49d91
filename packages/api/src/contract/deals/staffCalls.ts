import { projectStatuses } from '../../catalogue/solutions.js'
import { docs } from '../kernel/docs.js'
import { endpoint } from '../kernel/endpoint.js'
import { pageQuery } from '../kernel/paging.js'
import { filled, staffNote } from '../kernel/rules.js'
import { end, nullable, object, oneOf, optional, text } from '../kernel/structs.js'
import { limits } from '../limits.js'
import { exampleDeal } from './example.js'
import { type StaffDeal, staffDeal, staffDealContext, staffDealPage } from './staffDeal.js'

const waiting: StaffDeal = {
  id: 18,
  status: 'waiting',
  project: { id: 7, title: 'Kitchen lamp' },
  organization: { id: 3, name: 'Lumière Instruments', country: 'France', size: '50-500' },
  deal: exampleDeal,
  created_at: '2026-11-22T08:30:00.000Z',
}

export const listStaffDeals = endpoint({
  method: 'GET',
  path: 'v3/staff/deals',
  query: pageQuery,
  response: staffDealPage,
  [docs]: {
    summary: 'Requests of all projects, newest first. Filter: `status` (waiting, approved or declined).',
    roles: 'staff',
    errors: ['incorrect_form', 'staff_only'],
    example: {
      query: { filters: { status: 'waiting' } },
      response: { data: [waiting], total: 1, counts: { waiting: 1, approved: 31, declined: 4 } },
    },
  },
})

export const getStaffDeal = endpoint({
  method: 'GET',
  path: 'v3/staff/deals/{id}',
  response: staffDealContext,
  [docs]: {
    summary: 'A request with its project, and how many people will be told of the decision.',
    roles: 'staff',
    errors: ['not_found', 'staff_only'],
    example: {
      params: { id: 18 },
      response: {
        request: waiting,
        project: {
          id: 7,
          title: 'Kitchen lamp',
          organization: { id: 3, name: 'Lumière Instruments', administrators: [] },
          tags: [],
          technologies: [],
          langs: [],
          members: [],
          members_total: 0,
        },
        members_total: 4,
      },
    },
  },
})

export const approveDeal = endpoint({
  method: 'POST',
  path: 'v3/staff/deals/{id}/approve',
  body: object({
    evaluation_ends_on: optional(nullable(end())),
    provider: staffNote('Built-in engines'),
    message: optional(nullable(text({ max: limits.freeTextMaxCharacters }))),
    status: optional(oneOf(projectStatuses.map((status) => status['en-US']))),
  }),
  response: staffDeal,
  [docs]: {
    summary:
      'Approve a request: 30 days unless `evaluation_ends_on` says another end, or null for good. It takes effect after 10 seconds.',
    roles: 'staff',
    errors: ['incorrect_form', 'not_found', 'staff_only', 'already_decided'],
    example: {
      params: { id: 18 },
      body: { evaluation_ends_on: '2026-12-21T23:59:59.000Z', message: 'Welcome.' },
      response: {
        ...waiting,
        status: 'approved',
        undo_until: '2026-11-22T08:30:10.000Z',
        evaluation_ends_on: '2026-12-21T23:59:59.000Z',
      },
    },
  },
})

export const declineDeal = endpoint({
  method: 'POST',
  path: 'v3/staff/deals/{id}/decline',
  body: object({ reason: filled('There is no engine for this language yet.') }),
  response: staffDeal,
  [docs]: {
    summary: 'Decline a request with a reason that its members read. It takes effect after 10 seconds.',
    roles: 'staff',
    errors: ['incorrect_form', 'not_found', 'staff_only', 'already_decided'],
    example: {
      params: { id: 18 },
      body: { reason: 'There is no engine for this language yet.' },
      response: { ...waiting, status: 'declined', undo_until: '2026-11-22T08:30:10.000Z' },
    },
  },
})

export const undoDecision = endpoint({
  method: 'POST',
  path: 'v3/staff/deals/{id}/undo',
  response: staffDeal,
  [docs]: {
    summary: 'Take a decision back before it takes effect: the request waits again.',
    roles: 'staff',
    errors: ['not_found', 'staff_only', 'not_possible'],
    example: { params: { id: 18 }, response: waiting },
  },
})
