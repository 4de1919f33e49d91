import type { SharedModel } from '../../model/workspace/SharedModel.js'

/** More values than this would bury the program: the slots then stay as they are saved. */
const maxValues = 40

export function addressOf({ api, projectId, modelId }: SharedModel): string {
  return `${api}/v3/projects/${projectId}/voice-commands/${modelId}`
}

/** What the program saves: the settings, and the slots where they are few enough to be written out whole. */
export function changesOf({ settings, slots }: SharedModel): object {
  const count = slots.reduce((sum, { values }) => sum + values.length, 0)
  return count > 0 && count <= maxValues ? { settings, slots } : { settings }
}

/** What a comment says of the model, on lines without anything that could end it. */
export function aboutModel({ name, language, settings, slots }: SharedModel): string[] {
  const told = Object.entries(settings).map(([setting, value]) => `${setting} ${value}`)
  const names = slots.map((slot) => `<${slot.name}>`)
  return [
    `Model “${plain(name)}”, ${language}: ${told.join(', ')}.`,
    ...(names.length > 0 ? [`Dynamic slots: ${plain(names.join(', '))}.`] : []),
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
