import { type DynamicSlot, type FieldErrorKey, modelKinds, nameKey } from '@saywright/api/contract'
import { ApiFailure, incorrectForm } from '@saywright/http'
import type { Context } from '../../context.js'
import { requireModelCovered } from '../project/requireModelCovered.js'

/** Whether a language may be used for voice commands in a project at this moment. @throws ApiFailure when not. */
export const requireLanguage = (context: Context, projectId: number, code: string): Promise<void> =>
  requireModelCovered(context, projectId, modelKinds.voice_commands.type, code)

const maxRepeated = 100

/**
 * Requires that all values of all slots together fit into a grammar.
 *
 * @throws ApiFailure `grammar_too_large`.
 */
export function requireSlotRoom(slots: readonly DynamicSlot[], maxCharacters: number): void {
  let characters = 0
  for (const { values } of slots) for (const value of values) characters += value.length
  if (characters > maxCharacters)
    throw new ApiFailure('grammar_too_large', { errors: { slots: 'outOfRange' } })
}

/**
 * Slot names are unique in a model, and values in a slot, without regard to case and outer space.
 *
 * @throws ApiFailure `incorrect_form` with repeated ones, such as `slots.1.name`: at most a hundred.
 */
export function requireDistinctSlots(slots: readonly DynamicSlot[]): void {
  const errors: Record<string, FieldErrorKey> = {}
  let count = 0
  const markRepeated = (texts: readonly string[], fieldOf: (index: number) => string) => {
    const seen = new Set<string>()
    for (const [index, text] of texts.entries()) {
      const key = nameKey(text)
      if (seen.has(key) && count < maxRepeated) {
        errors[fieldOf(index)] = 'alreadyExists'
        count += 1
      }
      seen.add(key)
    }
  }
  markRepeated(
    slots.map(({ name }) => name),
    (index) => `slots.${index}.name`,
  )
  for (const [place, { values }] of slots.entries())
    markRepeated(values, (index) => `slots.${place}.values.${index}`)
  if (count > 0) throw incorrectForm(errors)
}
