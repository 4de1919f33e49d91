import { languages } from '@saywright/api/catalogue'
import { localeOfVoice, type ProjectTag } from '@saywright/api/contract'
import { ApiFailure } from '@saywright/http'
import type { Context } from '../../context.js'
import { timestamp } from '../../store/timestamp.js'
import { deliveriesOf, merged, workingTags } from '../project/deliveries.js'
import { visibleProjects } from '../shared/visibleProjects.js'

/**
 * The body of a call of the voice service as it is passed on: in a language, its own or that of the voice that it names, that
 * was delivered to a project of the account, and with the account as the caller whose turn it is, whatever it says itself.
 *
 * @param technologies any of which makes a delivered language one's own.
 * @throws ApiFailure `unreadable` for what is no JSON object, `language_unavailable`, `resources_expired`.
 */
export async function speechRequest(
  context: Context,
  accountId: number,
  text: string,
  technologies: readonly string[] = ['asr'],
): Promise<string> {
  const body = parsed(text)
  const { lang, voice, voice_id } = body
  const ofVoice = [voice, voice_id].map((id) => (typeof id === 'string' ? localeOfVoice(id) : undefined))
  for (const language of new Set([lang, ...ofVoice]))
    if (typeof language === 'string') await requireDelivered(context, accountId, language, technologies)
  return JSON.stringify({ ...body, caller: String(accountId) })
}

function parsed(text: string): Readonly<Record<string, unknown>> {
  try {
    const body: unknown = JSON.parse(text)
    if (typeof body === 'object' && body !== null && !Array.isArray(body)) return { ...body }
  } catch {
    // Said below.
  }
  throw new ApiFailure('unreadable')
}

/** @throws ApiFailure `resources_expired` where it was delivered once, `language_unavailable` where it never was. */
async function requireDelivered(
  context: Context,
  accountId: number,
  lang: string,
  technologies: readonly string[],
): Promise<void> {
  const codes = languages.filter(({ bcp47 }) => bcp47 === lang).map(({ code }) => code)
  const includes = (tags: readonly ProjectTag[]) =>
    tags.some(
      ({ technology, langs }) =>
        technologies.includes(technology) && codes.some((code) => langs.includes(code)),
    )
  const { database } = context
  const projects = await visibleProjects(database, accountId)
    .select(['project.id', 'project.trial_ends_at'])
    .execute()
  const ids = projects.map(({ id }) => id)
  const deliveries = ids.length > 0 ? await deliveriesOf(database, ids) : []
  const now = timestamp(context)
  const isDelivered = projects.some((project) => {
    const own = deliveries.filter(({ project_id }) => project_id === project.id)
    return includes(workingTags(own, project, now))
  })
  if (isDelivered) return
  const failure = includes(merged(deliveries)) ? 'resources_expired' : 'language_unavailable'
  throw new ApiFailure(failure, { errors: { lang: 'invalid' } })
}
