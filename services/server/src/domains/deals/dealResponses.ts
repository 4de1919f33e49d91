import {
  type Deal,
  type DealKind,
  type TechnologyChoice,
  technologyDifference,
  useCaseFlags,
} from '@saywright/api/contract'
import type { Selectable } from 'kysely'
import type { Reader } from '../../store/database.js'
import type { DealTable } from '../../store/tables/deal.js'
import { maybePersonOf } from '../shared/people/personOf.js'

type Row = Selectable<DealTable>

const differenceOf = ({ before_json, choice_json }: Pick<Row, 'before_json' | 'choice_json'>) =>
  technologyDifference(before_json, choice_json)

export function kindOf(row: Pick<Row, 'is_upsell' | 'before_json' | 'choice_json'>): DealKind {
  if (!row.is_upsell) return 'evaluation'
  const difference = differenceOf(row)
  return useCaseFlags.some((flag) => difference[`diff_${flag}`]) ? 'technologies' : 'languages'
}

type Written<Value> = {
  -readonly [Name in keyof Value]: Value[Name] extends readonly (infer Item)[] ? Item[] : Value[Name]
}
export type AskedTechnologies = Written<TechnologyChoice>

/** The same lists, as the answers of the contract have them. */
export const asWritten = <Value extends object>(value: Value) => value as Written<Value>

/** Requests by their identifiers, newest first. */
export async function dealRows(database: Reader, by: 'deal.id' | 'deal.project_id', ids: readonly number[]) {
  if (ids.length === 0) return []
  return database
    .selectFrom('deal')
    .innerJoin('project', 'project.id', 'deal.project_id')
    .innerJoin('organization', 'organization.id', 'project.organization_id')
    .leftJoin('account as asker', 'asker.id', 'deal.asked_by')
    .selectAll('deal')
    .select(['project.title', 'organization.sales_representative'])
    .select(['asker.id as account_id', 'asker.first_name', 'asker.last_name', 'asker.email'])
    .where(by, 'in', ids)
    .orderBy('deal.id', 'desc')
    .execute()
}
export type DealRow = Awaited<ReturnType<typeof dealRows>>[number]

/** A request as the members of the project see it: without a decision that may still be undone. */
export function dealResponse(row: DealRow): Deal {
  const isDecided = row.applied_at !== null && row.decision !== null
  const said = isDecided ? row.decision_text : null
  return {
    deal_id: row.id,
    title: row.title,
    status: isDecided && row.decision ? row.decision : 'waiting',
    kind: kindOf(row),
    upsell: row.is_upsell,
    sales_representative: row.sales_representative,
    ...asWritten(row.choice_json),
    ...asWritten(differenceOf(row)),
    ...row.solution_json,
    asked_by: maybePersonOf(row),
    created_at: row.created_at,
    updated_at: row.updated_at,
    decided_at: isDecided ? row.decided_at : null,
    reason: row.decision === 'declined' ? said : null,
    message: row.decision === 'approved' ? said : null,
  }
}
