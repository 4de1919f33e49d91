import { nothingChosen, type TechnologyChoice } from '@saywright/api/contract'
import { dealValues, readDeal } from '../domains/deals/sentDeal.js'
import { timestamp } from '../store/timestamp.js'
import type { Unit } from '../unit/unit.js'

const day = 24 * 60 * 60

/** Has what a project was given end some days ago, or never. */
export async function seedEnd(
  unit: Unit,
  projectId: number,
  resources: 'evaluated' | 'ended' | 'for good',
): Promise<void> {
  if (resources === 'evaluated') return
  const end = resources === 'ended' ? timestamp(unit, -3 * day) : null
  await unit.database
    .updateTable('delivery')
    .set({ expires_at: end, ended_at: end })
    .where('project_id', '=', projectId)
    .execute()
  await unit.database
    .updateTable('project')
    .set({ evaluation_ends_at: end })
    .where('id', '=', projectId)
    .execute()
}

interface SeedRequest {
  readonly projectId: number
  readonly askedBy: number
  readonly asked: Partial<TechnologyChoice>
}

/** A request that waits for staff: in demo mode one that is sent would be approved at once. */
export async function seedRequest(unit: Unit, { projectId, askedBy, asked }: SeedRequest): Promise<void> {
  const sent = await readDeal(unit, projectId, { ...nothingChosen, ...asked }, false)
  const deliveries = await unit.database
    .selectFrom('delivery')
    .select('id')
    .where('project_id', '=', projectId)
    .execute()
  await unit.database
    .insertInto('deal')
    .values({
      project_id: projectId,
      asked_by: askedBy,
      is_upsell: deliveries.length > 0,
      ...dealValues(sent),
      created_at: timestamp(unit),
      updated_at: timestamp(unit),
    })
    .execute()
}
