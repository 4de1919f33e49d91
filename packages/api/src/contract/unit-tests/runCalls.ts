import { docs } from '../kernel/docs.js'
import { endpoint } from '../kernel/endpoint.js'
import { paged, pageQuery } from '../kernel/paging.js'
import { exampleRun, exampleRunSummary } from './examples.js'
import { unitTestRun, unitTestRunSummary } from './run.js'

export const startUnitTestRun = endpoint({
  method: 'POST',
  path: 'v3/projects/{id}/unit-tests/{testId}/runs',
  response: unitTestRunSummary,
  status: 201,
  [docs]: {
    summary:
      'Test every recording in the background with the grammar, or the wake words, that the model has now. A task tells how far it is.',
    owner: 'project',
    roles: 'member',
    scope: 'tasks',
    errors: [
      'not_found',
      'not_possible',
      'incorrect_form',
      'grammar_has_errors',
      'grammar_too_large',
      'borrowed_grammar_too_large',
      'language_unavailable',
      'resources_expired',
      'too_many',
    ],
    example: {
      params: { id: 7, testId: 41 },
      response: {
        ...exampleRunSummary,
        status: 'pending',
        tested: 0,
        passed: 0,
        average: null,
        ended_at: null,
      },
    },
  },
})

export const listUnitTestRuns = endpoint({
  method: 'GET',
  path: 'v3/projects/{id}/unit-tests/{testId}/runs',
  query: pageQuery,
  response: paged(unitTestRunSummary),
  [docs]: {
    summary: 'Runs of a unit test, newest first; the oldest are forgotten.',
    owner: 'project',
    roles: 'member',
    scope: 'read',
    errors: ['not_found'],
    example: { params: { id: 7, testId: 41 }, response: { data: [exampleRunSummary], total: 1 } },
  },
})

export const getUnitTestRun = endpoint({
  method: 'GET',
  path: 'v3/projects/{id}/unit-tests/{testId}/runs/{runId}',
  response: unitTestRun,
  [docs]: {
    summary:
      'One run with the result of every recording, and what it was made with: grammar and slot values, or wake words.',
    owner: 'project',
    roles: 'member',
    scope: 'read',
    errors: ['not_found'],
    example: { params: { id: 7, testId: 41, runId: 51 }, response: exampleRun },
  },
})
