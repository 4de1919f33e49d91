import { getUnitTest, listUnitTests, type TestedType, testedTypes } from '@saywright/api/contract'
import { incorrectForm } from '@saywright/http'
import { hasWords, listPage, pageRequest } from '../../store/page.js'
import { bind } from '../shared/call.js'
import { modelColumnOf } from './testedModel.js'
import { findTest, summaryResponses, testResponse, testRows } from './unitTestResponses.js'

const columns = {
  name: 'unit_test.name_folded',
  created_at: 'unit_test.created_at',
  updated_at: 'unit_test.updated_at',
} as const

const isTestedType = (type: string): type is TestedType => testedTypes.some((each) => each === type)

export const listUnitTestsRoute = bind(listUnitTests, async ({ context, params, query }) => {
  const page = pageRequest(query, columns, { column: 'unit_test.created_at', direction: 'desc' })
  const { model_id, model_type } = query?.filters ?? {}
  const modelId = Number(model_id)
  if (model_id !== undefined && !Number.isSafeInteger(modelId))
    throw incorrectForm({ 'filters.model_id': 'invalid' })
  if (model_type !== undefined && !isTestedType(model_type))
    throw incorrectForm({ 'filters.model_type': 'invalid' })
  const type = model_type ?? 'voice_commands'
  const own = testRows(context.database, params.id)
    .$if(model_id !== undefined, (rows) => rows.where(modelColumnOf(type), '=', modelId))
    .$if(model_type !== undefined, (rows) => rows.where(modelColumnOf(type), 'is not', null))
    .where(hasWords(['unit_test.name_folded'], page.keywords))
  return listPage(own, page, 'unit_test.id', (rows) => summaryResponses(context.database, rows))
})

export const getUnitTestRoute = bind(getUnitTest, async ({ context, params }) =>
  testResponse(context, await findTest(context.database, params.id, params.testId)),
)
