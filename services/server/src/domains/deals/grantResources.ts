import {
  deliveredChoice,
  languageFields,
  languagesOf,
  type TechnologyChoice,
  tagsOf,
  technologyDifference,
  useCaseFlags,
  withDelivered,
} from '@saywright/api/contract'
import type { Selectable } from 'kysely'
import type { DealTable } from '../../store/tables/deal.js'
import { timestamp } from '../../store/timestamp.js'
import type { Transaction } from '../../transaction/transaction.js'
import { activeTags, deliver, deliveriesOf } from '../shared/projects/deliveries.js'

type Row = Selectable<DealTable>

interface Grant {
  readonly projectId: number
  readonly choice: TechnologyChoice
  readonly provider: string | null
  /** Null: permanent. */
  readonly expiresAt: string | null
  /** Null: what follows from the one that it has. */
  readonly status?: string | null
}

/**
 * Delivers the new resources of a choice at this moment, and extends the evaluation as long: a delivery that ended since the
 * request is new again.
 *
 * @returns whether anything was new.
 */
export async function grantResources(transaction: Transaction, grant: Grant): Promise<boolean> {
  const { projectId, provider, expiresAt, choice } = grant
  const now = timestamp(transaction)
  const deliveries = await deliveriesOf(transaction.database, [projectId])
  const lasting = deliveries.filter(
    // A permanent or longer delivery needs no second one.
    ({ expires_at }) => expires_at === null || (expiresAt !== null && expires_at >= expiresAt),
  )
  const kept = deliveredChoice(activeTags(lasting, { trial_ends_at: null }, now))
  const tags = tagsOf(addedTo(kept, withDelivered(kept, choice)))
  await deliver(transaction, { projectId, provider, expiresAt, tags })
  const project = await transaction.database
    .selectFrom('project')
    .select(['status', 'evaluation_ends_at'])
    .where('id', '=', projectId)
    .executeTakeFirstOrThrow()
  await transaction.database
    .updateTable('project')
    .set({
      status: grant.status ?? statusAfter(project.status),
      evaluation_ends_at: laterOf(project.evaluation_ends_at, expiresAt),
      updated_at: now,
    })
    .where('id', '=', projectId)
    .execute()
  return tags.length > 0
}

const statusAfter = (status: string | null) =>
  status === null || status === 'Discovery' ? 'Development' : status

const laterOf = (one: string | null, other: string | null) =>
  one !== null && (other === null || one > other) ? one : other

/** What a request adds; the first one of a project adds all that it names, even what is delivered already. */
export function requestedResources({ before_json, choice_json, is_upsell }: Row): TechnologyChoice {
  return is_upsell ? addedTo(before_json, choice_json) : choice_json
}

/** The part of a choice beyond an earlier one, as a choice. */
function addedTo(before: TechnologyChoice, choice: TechnologyChoice): TechnologyChoice {
  const difference = technologyDifference(before, choice)
  const languages = languageFields.map((field) => [field, difference[`diff_${field}`]] as const)
  const withLanguages = new Set(
    languages.filter(([, names]) => names.length > 0).map(([field]) => languagesOf[field].flag),
  )
  const flags = useCaseFlags.map((flag) => [flag, difference[`diff_${flag}`] || withLanguages.has(flag)])
  return Object.fromEntries([...flags, ...languages]) as unknown as TechnologyChoice
}
