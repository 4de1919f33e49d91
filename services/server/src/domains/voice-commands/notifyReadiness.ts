import type { NotificationKind } from '../../store/tables/activity.js'
import type { StoredReadiness } from '../../store/tables/project.js'
import type { Transaction } from '../../transaction/transaction.js'
import { recipientsOf } from '../deals/recipients.js'
import { insertNotification } from '../notifications/insertNotification.js'

interface Change {
  readonly model: { readonly id: number; readonly name: string; readonly project_id: number }
  readonly before: StoredReadiness | null
  readonly now: StoredReadiness
  /** The account that saved, or reads the models and sees it there. */
  readonly except: number
}

/** In the words of the readiness, so that a new state of it does not compile without its notification. */
const kinds = [
  'model_broken',
  'model_import_broken',
  'model_slots_empty',
  'model_too_large',
  'model_tests_failing',
] as const satisfies readonly NotificationKind[]

const failingOf = ({ suite }: StoredReadiness) => (suite ? suite.total - suite.passed : 0)

/** The loss of a model; undefined when it was not known to work before. */
export function readinessLoss(
  before: StoredReadiness | null,
  now: StoredReadiness,
): (typeof kinds)[number] | undefined {
  if (!before) return undefined
  if (before.state === 'ready' && now.state !== 'ready') return `model_${now.state}`
  return failingOf(before) === 0 && failingOf(now) > 0 ? 'model_tests_failing' : undefined
}

/**
 * Notifies everyone concerned by a project that a model stopped working, by a save of its own or of what it imports. A
 * person is not notified again before reading the last notification of the same model.
 */
export async function notifyReadiness(
  transaction: Transaction,
  { model, before, now, except }: Change,
): Promise<void> {
  const kind = readinessLoss(before, now)
  if (!kind) return
  const { title } = await transaction.database
    .selectFrom('project')
    .select('title')
    .where('id', '=', model.project_id)
    .executeTakeFirstOrThrow()
  const values = {
    ...{ model: model.name, model_id: String(model.id), title },
    ...(kind === 'model_tests_failing' && {
      failing: String(failingOf(now)),
      total: String(now.suite?.total),
    }),
  }
  const waiting = await unreadOf(transaction, model)
  for (const { id } of await recipientsOf(transaction.database, model.project_id)) {
    if (id === except || waiting.has(id)) continue
    await insertNotification(transaction, {
      ...{ accountId: id, kind, values },
      ...{ entity: 'projects', entityId: model.project_id },
    })
  }
}

/** Accounts with an unread notification of a model. */
async function unreadOf(
  { database }: Transaction,
  { id, project_id }: Change['model'],
): Promise<ReadonlySet<number>> {
  const rows = await database
    .selectFrom('notification')
    .select(['account_id', 'values_json'])
    .where('redirection_entity', '=', 'projects')
    .where('redirection_id', '=', project_id)
    .where('kind', 'in', kinds)
    .where('is_read', '=', false)
    .execute()
  return new Set(
    rows.flatMap(({ account_id, values_json }) => (values_json.model_id === String(id) ? account_id : [])),
  )
}
