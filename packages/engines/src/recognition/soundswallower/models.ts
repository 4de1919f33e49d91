import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { correctedIpa } from '../pronunciation/phoneTables.js'

/** The models that come with soundswallower, by language. */
export const models: Readonly<Record<string, string>> = { 'en-US': 'en-us', 'fr-FR': 'fr-fr' }

const folder = dirname(createRequire(import.meta.url).resolve('soundswallower'))

/** The folder of all models, absolute and with a slash at its end, as soundswallower asks in Node. */
export const modelBase = `${join(folder, 'model')}/`

/** Version of the installed engine. */
export const engineVersion = (readJson(join(folder, 'package.json')) as { version: string }).version

/** The phones of a model with their IPA; `-` for noises. */
export function readPhoneset(model: string): Record<string, string> {
  const phoneset = readJson(join(modelBase, model, 'phoneset.json')) as Record<string, string>
  return { ...phoneset, ...correctedIpa[model] }
}

function readJson(path: string): unknown {
  return JSON.parse(readFileSync(path, 'utf8'))
}
