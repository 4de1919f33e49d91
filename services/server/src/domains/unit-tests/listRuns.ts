import { getUnitTestRun, listUnitTestRuns } from '@saywright/api/contract'
import { ApiFailure } from '@saywright/http'
import { listPage, pageRequest } from '../../store/page.js'
import { bind } from '../shared/call.js'
import { findTest, runResponse, runRows, runSummaryResponse } from './unitTestResponses.js'

const columns = { number: 'unit_test_run.number' } as const

export const listUnitTestRunsRoute = bind(listUnitTestRuns, async ({ context, params, query }) => {
  const { database } = context
  const page = pageRequest(query, columns, { column: 'unit_test_run.number', direction: 'desc' })
  const { id } = await findTest(database, params.id, params.testId)
  const own = runRows(database).where('unit_test_run.unit_test_id', '=', id)
  return listPage(own, page, 'unit_test_run.id', (rows) => rows.map(runSummaryResponse))
})

export const getUnitTestRunRoute = bind(getUnitTestRun, async ({ context: { database }, params }) => {
  const { id: testId } = await findTest(database, params.id, params.testId)
  const run = await database
    .selectFrom('unit_test_run')
    .selectAll()
    .where('id', '=', params.runId)
    .where('unit_test_id', '=', testId)
    .executeTakeFirst()
  if (!run) throw new ApiFailure('not_found')
  const row = await runRows(database).where('unit_test_run.id', '=', run.id).executeTakeFirstOrThrow()
  const results = await database
    .selectFrom('unit_test_result')
    .selectAll()
    .where('run_id', '=', run.id)
    .orderBy('id')
    .execute()
  return runResponse(run, row, results)
})
