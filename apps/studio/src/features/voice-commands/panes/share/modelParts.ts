import type { Locale } from '@saywright/api/contract'
import type { SharedModel } from '../../model/workspace/SharedModel.js'
import { programComments } from './programComments.js'

/** More values than this would bury the program: the slots then have those of the model. */
const maxValues = 40

export function addressOf({ api, projectId, modelId }: SharedModel): string {
  return `${api}/v3/projects/${projectId}/voice-commands/${modelId}`
}

/** Values of slots that the call gives, by the names of the slots; none where they are too many to be written out whole. */
export function valuesOfCall({
  slots,
}: SharedModel): Readonly<Record<string, readonly string[]>> | undefined {
  const count = slots.reduce((sum, { values }) => sum + values.length, 0)
  if (count === 0 || count > maxValues) return undefined
  return Object.fromEntries(slots.map(({ name, values }) => [name, values]))
}

/** The comment about the model, on lines without anything that could end it. */
export function aboutModel({ name, language, settings, slots }: SharedModel, locale: Locale): string[] {
  const told = Object.entries(settings).map(([setting, value]) => `${setting} ${value}`)
  const names = slots.map((slot) => `<${slot.name}>`)
  const comments = programComments[locale]
  return [
    comments.model(plain(name), language, told.join(', ')),
    ...(names.length > 0 ? [comments.slots(plain(names.join(', ')))] : []),
  ]
}

/**
 * Text for a line of a comment in any of the languages: controls, some of which end a line, and marks that change the order in
 * which text is shown become spaces. Java reads \u as a character even in a comment.
 */
function plain(text: string): string {
  return text
    .replace(/[\p{Cc}\p{Cs}\p{Zl}\p{Zp}\p{Bidi_Control}]+/gu, ' ')
    .replaceAll('*/', '* /')
    .replace(/\\(?=u)/g, String.raw`\ `)
}
