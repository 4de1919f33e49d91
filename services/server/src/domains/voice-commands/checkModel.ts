import { languageOf } from '@saywright/api/catalogue'
import { type DynamicSlot, type FieldErrorKey, nameKey, type ProjectTag } from '@saywright/api/contract'
import { ApiFailure, incorrectForm } from '@saywright/http'
import type { Context } from '../../context.js'
import { timestamp } from '../../store/timestamp.js'
import { deliveriesOf, merged, workingTags } from '../project/deliveries.js'

/**
 * Whether a language may be used in a project at this moment.
 *
 * @throws ApiFailure `incorrect_form` for one that nobody knows, `resources_expired` for one that was delivered until
 *   some time ago, `language_unavailable` for one that never was.
 */
export async function requireLanguage(context: Context, projectId: number, code: string): Promise<void> {
  if (!languageOf(code)) throw incorrectForm({ language: 'invalid' })
  const { database } = context
  const project = await database
    .selectFrom('project')
    .select('trial_ends_at')
    .where('id', '=', projectId)
    .executeTakeFirstOrThrow()
  const deliveries = await deliveriesOf(database, [projectId])
  const includes = (tags: readonly ProjectTag[]) =>
    tags.some(({ technology, langs }) => technology === 'asr' && langs.includes(code))
  if (includes(workingTags(deliveries, project, timestamp(context)))) return
  const failure = includes(merged(deliveries)) ? 'resources_expired' : 'language_unavailable'
  throw new ApiFailure(failure, { errors: { language: 'invalid' } })
}

/**
 * Slot names are unique in a model, and values in a slot, without regard to case and outer space.
 *
 * @throws ApiFailure `incorrect_form` with every repeated one, such as `slots.1.name`.
 */
export function requireDistinctSlots(slots: readonly DynamicSlot[]): void {
  const errors: Record<string, FieldErrorKey> = {}
  const markRepeated = (texts: readonly string[], fieldOf: (index: number) => string) => {
    const seen = new Set<string>()
    for (const [index, text] of texts.entries()) {
      if (seen.has(nameKey(text))) errors[fieldOf(index)] = 'alreadyExists'
      seen.add(nameKey(text))
    }
  }
  markRepeated(
    slots.map(({ name }) => name),
    (index) => `slots.${index}.name`,
  )
  for (const [place, { values }] of slots.entries())
    markRepeated(values, (index) => `slots.${place}.values.${index}`)
  if (Object.keys(errors).length > 0) throw incorrectForm(errors)
}
