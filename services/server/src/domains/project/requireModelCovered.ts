import { languageOf } from '@saywright/api/catalogue'
import { isModelCovered, kindOf, type ModelType, type ProjectTag } from '@saywright/api/contract'
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
export const requireModelCovered = (
  context: Pick<Context, 'database' | 'now'>,
  projectId: number,
  type: ModelType,
  language: string | null,
): Promise<void> => requireSomeCovered(context, projectId, [type], language)

/**
 * Whether a project may have a model of any of these types, in a language, at this moment.
 *
 * @throws ApiFailure as `requireModelCovered` does.
 */
export async function requireSomeCovered(
  { database, ...context }: Pick<Context, 'database' | 'now'>,
  projectId: number,
  types: readonly ModelType[],
  language: string | null,
): Promise<void> {
  if (language !== null && !languageOf(language)) throw incorrectForm({ language: 'invalid' })
  const project = await database
    .selectFrom('project')
    .select('trial_ends_at')
    .where('id', '=', projectId)
    .executeTakeFirstOrThrow()
  const deliveries = await deliveriesOf(database, [projectId])
  const isCoveredBy = (tags: readonly ProjectTag[]) =>
    types.some((type) => isModelCovered(type, language, tags))
  if (isCoveredBy(activeTags(deliveries, project, timestamp(context)))) return
  const isExpired = isCoveredBy(mergeDeliveries(deliveries))
  if (!types.some((type) => kindOf(type).hasLanguage))
    throw new ApiFailure(isExpired ? 'resources_expired' : 'technology_unavailable')
  const code = isExpired ? 'resources_expired' : 'language_unavailable'
  throw new ApiFailure(code, { errors: { language: 'invalid' } })
}
