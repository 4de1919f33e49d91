import type { SharedModel } from './snippets.js'

/** More values than this would bury the program: the slots then stay as they are saved. */
const mostValues = 40

export function addressOf({ api, projectId, modelId }: SharedModel): string {
  return `${api}/v3/projects/${projectId}/voice-commands/${modelId}`
}

/** What the program saves: the settings, and the slots where they are few enough to be written out whole. */
export function changesOf({ settings, slots }: SharedModel): object {
  const count = slots.reduce((sum, { values }) => sum + values.length, 0)
  return count > 0 && count <= mostValues ? { settings, slots } : { settings }
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

const plain = (text: string) => text.replace(/[\r\n\u2028\u2029]+/g, ' ').replaceAll('*/', '* /')
