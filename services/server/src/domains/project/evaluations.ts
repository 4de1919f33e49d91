import { consolePaths } from '@saywright/shell/paths'
import type { Selectable } from 'kysely'
import { writeAudit } from '../../audit/writeAudit.js'
import type { Context } from '../../context.js'
import type { DeliveryTable } from '../../store/tables/project.js'
import { timestamp } from '../../store/timestamp.js'
import type { Transaction } from '../../transaction/transaction.js'
import { notifyMembers } from '../deals/notifyMembers.js'
import { dayOf } from '../shared/dayOf.js'
import { activeTags, deliveriesOf, mergeDeliveries } from '../shared/projects/deliveries.js'
import { publishChange } from '../shared/projects/publishChange.js'

type Evaluated = Pick<Context, 'transaction' | 'consoleUrl'>

const day = 24 * 60 * 60

/**
 * Notifies members of evaluations that end soon and of those that have ended. Resources are off from the moment of their
 * end, whenever this runs: each project is notified once of each end.
 */
export function tellOfEvaluations(context: Evaluated): Promise<void> {
  return context.transaction(async (transaction) => {
    await warnOfEnds(context, transaction)
    await tellOfEnds(context, transaction)
  })
}

async function warnOfEnds(context: Evaluated, transaction: Transaction): Promise<void> {
  const soon = timestamp(transaction, transaction.limits.evaluationWarningDays * day)
  const ending = await transaction.database
    .updateTable('project')
    .set(({ ref }) => ({ warned_evaluation_ends_at: ref('evaluation_ends_at') }))
    .where('evaluation_ends_at', '>', timestamp(transaction))
    .where('evaluation_ends_at', '<=', soon)
    .where((where) =>
      where.or([
        where('warned_evaluation_ends_at', 'is', null),
        where('warned_evaluation_ends_at', '<', where.ref('evaluation_ends_at')),
      ]),
    )
    .returning(['id', 'title', 'evaluation_ends_at'])
    .execute()
  for (const { id, title, evaluation_ends_at } of ending)
    await tell(context, transaction, { id, title, kind: 'evaluation_ending', end: evaluation_ends_at ?? '' })
}

async function tellOfEnds(context: Evaluated, transaction: Transaction): Promise<void> {
  const now = timestamp(transaction)
  const ended = await transaction.database
    .updateTable('delivery')
    .set({ ended_at: now })
    .where('expires_at', '<=', now)
    .where('ended_at', 'is', null)
    .returning(['project_id', 'technology', 'langs_json', 'expires_at'])
    .execute()
  for (const id of new Set(ended.map(({ project_id }) => project_id))) {
    const ends = ended.filter(({ project_id }) => project_id === id)
    if (await isDeliveredAnew(transaction, id, ends)) continue
    const { title, organization_id } = await transaction.database
      .selectFrom('project')
      .select(['title', 'organization_id'])
      .where('id', '=', id)
      .executeTakeFirstOrThrow()
    await writeAudit(transaction, {
      action: 'project.expired',
      organizationId: organization_id,
      object: { kind: 'project', id },
      values: { name: title },
    })
    const [end = now] = ends
      .map(({ expires_at }) => expires_at ?? now)
      .toSorted()
      .toReversed()
    await tell(context, transaction, { id, title, kind: 'evaluation_ended', end })
    await publishChange(transaction, id, 'project')
  }
}

type Ended = Pick<Selectable<DeliveryTable>, 'technology' | 'langs_json'>

/** Whether all that has ended works on, by a later delivery. */
async function isDeliveredAnew(
  transaction: Transaction,
  projectId: number,
  ended: readonly Ended[],
): Promise<boolean> {
  const deliveries = await deliveriesOf(transaction.database, [projectId])
  const working = activeTags(deliveries, { trial_ends_at: null }, timestamp(transaction))
  return mergeDeliveries(ended).every(({ technology, langs }) => {
    const tag = working.find((one) => one.technology === technology)
    return tag !== undefined && langs.every((lang) => tag.langs.includes(lang))
  })
}

interface End {
  readonly id: number
  readonly title: string
  readonly kind: 'evaluation_ending' | 'evaluation_ended'
  readonly end: string
}

async function tell(
  { consoleUrl }: Evaluated,
  transaction: Transaction,
  { id, title, kind, end }: End,
): Promise<void> {
  const until = dayOf(end)
  const link = `${consoleUrl()}${consolePaths.projectTechnologies({ projectId: id })}`
  await notifyMembers(transaction, {
    projectId: id,
    kind,
    values: { title, until },
    mail: { template: kind, project: title, until, link },
  })
}
