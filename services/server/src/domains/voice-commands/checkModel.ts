import { languageOf } from '@saywright/api/catalogue'
import { type DynamicSlot, type FieldErrorKey, nameKey } from '@saywright/api/contract'
import { ApiFailure, incorrectForm } from '@saywright/http'
import type { Context } from '../../context.js'

/** @throws ApiFailure `incorrect_form` for a language nobody knows, `language_unavailable` for one that was not delivered. */
export async function requireLanguage({ database }: Context, projectId: number, code: string): Promise<void> {
  if (!languageOf(code)) throw incorrectForm({ language: 'invalid' })
  const { tags_json } = await database
    .selectFrom('project')
    .select('tags_json')
    .where('id', '=', projectId)
    .executeTakeFirstOrThrow()
  const isDelivered = tags_json.some(({ technology, langs }) => technology === 'asr' && langs.includes(code))
  if (!isDelivered) throw new ApiFailure('language_unavailable', { errors: { language: 'invalid' } })
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
