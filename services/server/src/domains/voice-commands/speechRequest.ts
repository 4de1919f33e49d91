import { languages } from '@saywright/api/catalogue'
import { ApiFailure } from '@saywright/http'
import type { Context } from '../../context.js'
import { visibleProjects } from '../shared/visibleProjects.js'

/**
 * The body of a call of the voice service as it is passed on: in a language that was delivered to a project of the
 * account, and with the account as the caller whose turn it is, whatever it says itself.
 *
 * @throws ApiFailure `unreadable` for what is no JSON object, `language_unavailable`.
 */
export async function speechRequest(context: Context, accountId: number, text: string): Promise<string> {
  const body = parsed(text)
  const { lang } = body
  if (typeof lang === 'string' && !(await isDelivered(context, accountId, lang)))
    throw new ApiFailure('language_unavailable', { errors: { lang: 'invalid' } })
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

async function isDelivered({ database }: Context, accountId: number, lang: string): Promise<boolean> {
  const codes = languages.filter(({ bcp47 }) => bcp47 === lang).map(({ code }) => code)
  const projects = await visibleProjects(database, accountId).select('project.tags_json').execute()
  return projects.some(({ tags_json }) =>
    tags_json.some(
      ({ technology, langs }) => technology === 'asr' && codes.some((code) => langs.includes(code)),
    ),
  )
}
