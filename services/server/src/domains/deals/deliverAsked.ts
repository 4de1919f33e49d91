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
import type { Unit } from '../../unit/unit.js'
import { deliver, deliveriesOf, workingTags } from '../project/deliveries.js'

type Row = Selectable<DealTable>

/** Delivers what is new at this moment: what ended since the request was made is new again. */
export async function deliverAsked(unit: Unit, row: Row): Promise<void> {
  const { project_id: projectId, provider, evaluation_ends_at: expiresAt } = row
  const now = timestamp(unit)
  const deliveries = await deliveriesOf(unit.database, [projectId])
  const lasting = deliveries.filter(
    // What is delivered for good, or longer, needs no second delivery.
    ({ expires_at }) => expires_at === null || (expiresAt !== null && expires_at >= expiresAt),
  )
  const kept = deliveredChoice(workingTags(lasting, { trial_ends_at: null }, now))
  await deliver(unit, {
    projectId,
    provider,
    expiresAt,
    tags: tagsOf(addedTo(kept, withDelivered(kept, askedIn(row)))),
  })
}

/** What a request adds; the first one of a project asks for all that it names, however long it has it already. */
function askedIn({ before_json, choice_json, is_upsell }: Row): TechnologyChoice {
  return is_upsell ? addedTo(before_json, choice_json) : choice_json
}

/** What a choice has beyond what there was, as a choice. */
function addedTo(before: TechnologyChoice, choice: TechnologyChoice): TechnologyChoice {
  const difference = technologyDifference(before, choice)
  const languages = languageFields.map((field) => [field, difference[`diff_${field}`]] as const)
  const withLanguages = new Set(
    languages.filter(([, names]) => names.length > 0).map(([field]) => languagesOf[field].flag),
  )
  const flags = useCaseFlags.map((flag) => [flag, difference[`diff_${flag}`] || withLanguages.has(flag)])
  return Object.fromEntries([...flags, ...languages]) as unknown as TechnologyChoice
}
