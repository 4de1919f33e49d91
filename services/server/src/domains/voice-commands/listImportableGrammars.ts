import { listImportableGrammars } from '@saywright/api/contract'
import { ApiFailure } from '@saywright/http'
import { sql } from 'kysely'
import { bind } from '../shared/call.js'
import { findModel } from './findModel.js'
import { othersOf } from './importedGrammars.js'

// A size that a browser loads in a moment; an analysis follows at most a million characters.
const maxBytes = 5_000_000

export const listImportableGrammarsRoute = bind(listImportableGrammars, async ({ context, params }) => {
  const model = await findModel(context, params.id, params.modelId)
  const { bytes } = await othersOf(context.database, model)
    .clearOrderBy()
    .select(sql<number>`coalesce(sum(octet_length(grammar) + octet_length(slots_json)), 0)`.as('bytes'))
    .executeTakeFirstOrThrow()
  if (Number(bytes) > maxBytes) throw new ApiFailure('grammar_too_large')
  const rows = await othersOf(context.database, model)
    .select(['id', 'name', 'grammar', 'slots_json'])
    .execute()
  return { data: rows.map(({ slots_json, ...row }) => ({ ...row, slots: slots_json })) }
})
