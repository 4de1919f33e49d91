import { languages } from '@saywright/api/catalogue'
import { localeOfVoice, type ModelType, modelLanguages, type ProjectTag } from '@saywright/api/contract'
import { ApiFailure } from '@saywright/http'
import type { Context } from '../../context.js'
import { timestamp } from '../../store/timestamp.js'
import { activeTags, deliveriesOf, mergeDeliveries } from '../shared/projects/deliveries.js'
import { visibleProjects } from '../shared/projects/visibleProjects.js'

/**
 * Requires of the body of a call of the voice service that its language, and that of the voice that it names, was delivered
 * to a project of the account.
 *
 * @param types of models; a user who may have one in a language may synthesize it.
 * @throws ApiFailure `language_unavailable`, `resources_expired`.
 */
export async function requireSpoken(
  context: Context,
  accountId: number,
  body: Readonly<Record<string, unknown>>,
  types: readonly ModelType[],
): Promise<void> {
  const { lang, voice, voice_id } = body
  const ofVoice = [voice, voice_id].map((id) => (typeof id === 'string' ? localeOfVoice(id) : undefined))
  for (const language of new Set([lang, ...ofVoice]))
    if (typeof language === 'string') await requireDelivered(context, accountId, language, types)
}

/** @throws ApiFailure `resources_expired` where it was delivered once, `language_unavailable` where it never was. */
async function requireDelivered(
  context: Context,
  accountId: number,
  lang: string,
  types: readonly ModelType[],
): Promise<void> {
  const codes = languages.filter(({ bcp47 }) => bcp47 === lang).map(({ code }) => code)
  const includes = (tags: readonly ProjectTag[]) =>
    types.some((type) => modelLanguages(type, tags).some((code) => codes.includes(code)))
  const { database } = context
  const projects = await visibleProjects(database, accountId)
    .select(['project.id', 'project.trial_ends_at'])
    .execute()
  const ids = projects.map(({ id }) => id)
  const deliveries = ids.length > 0 ? await deliveriesOf(database, ids) : []
  const now = timestamp(context)
  const isDelivered = projects.some((project) => {
    const own = deliveries.filter(({ project_id }) => project_id === project.id)
    return includes(activeTags(own, project, now))
  })
  if (isDelivered) return
  const failure = includes(mergeDeliveries(deliveries)) ? 'resources_expired' : 'language_unavailable'
  throw new ApiFailure(failure, { errors: { lang: 'invalid' } })
}
