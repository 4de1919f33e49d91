import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { correctedIpa } from '../pronunciation/phoneTables.js'

/** The models by language: their dictionaries and phones come with soundswallower. */
export const models: Readonly<Record<string, string>> = { 'en-US': 'en-us', 'fr-FR': 'fr-fr' }

const require = createRequire(import.meta.url)
const folder = dirname(require.resolve('soundswallower'))

/** The folder of all models, absolute and with a slash at its end, as soundswallower asks in Node. */
export const modelBase = `${join(folder, 'model')}/`

/**
 * Folder of the sounds of a model. English has a better one than that of soundswallower, which knows nothing above
 * 3.7 kHz: on six synthetic voices 91 of 100 right words stay where 8 of 100 others pass, against 83.
 */
export const acousticsOf = (model: string) =>
  model === 'en-us'
    ? dirname(require.resolve('@saywright/engines/en-us-wideband/mdef'))
    : join(modelBase, model)

export const dictionaryOf = (model: string) => join(modelBase, model, 'dict.txt')

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
