import { languageOf } from '@saywright/api/catalogue'
import { isModelCovered, kindOf, type ModelType } from '@saywright/api/contract'
import { ApiFailure, incorrectForm } from '@saywright/http'
import type { Context } from '../../context.js'
import { timestamp } from '../../store/timestamp.js'
import { activeTags, deliveriesOf, mergeDeliveries } from '../shared/projects/deliveries.js'

/**
 * Whether a project may have a model of a type, in a language, at this moment.
 *
 * @param language null for a type whose models have none.
 * @throws ApiFailure `incorrect_form` for an unknown language, `resources_expired` for an ended delivery,
 *   `language_unavailable` for one that was never delivered.
 */
export async function requireModelCovered(
  { database, ...context }: Pick<Context, 'database' | 'now'>,
  projectId: number,
  type: ModelType,
  language: string | null,
): Promise<void> {
  if (language !== null && !languageOf(language)) throw incorrectForm({ language: 'invalid' })
  const project = await database
    .selectFrom('project')
    .select('trial_ends_at')
    .where('id', '=', projectId)
    .executeTakeFirstOrThrow()
  const deliveries = await deliveriesOf(database, [projectId])
  if (isModelCovered(type, language, activeTags(deliveries, project, timestamp(context)))) return
  if (isModelCovered(type, language, mergeDeliveries(deliveries))) throw refusal('resources_expired', type)
  throw refusal(kindOf(type).hasLanguage ? 'language_unavailable' : 'technology_unavailable', type)
}

const refusal = (
  code: 'resources_expired' | 'language_unavailable' | 'technology_unavailable',
  type: ModelType,
) => new ApiFailure(code, kindOf(type).hasLanguage ? { errors: { language: 'invalid' } } : {})
