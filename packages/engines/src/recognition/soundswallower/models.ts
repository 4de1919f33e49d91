import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { correctedIpa } from '../pronunciation/phoneTables.js'
import type { Ear } from './Ear.js'

/** The models by the language of their people: their dictionaries and phones come with soundswallower. */
export const models = { 'en-US': 'en-us', 'fr-FR': 'fr-fr' } as const
export type Model = (typeof models)[keyof typeof models]

const require = createRequire(import.meta.url)
const folder = dirname(require.resolve('soundswallower'))

/** The folder of all models, absolute and with a slash at its end, as soundswallower asks in Node. */
export const modelBase = `${join(folder, 'model')}/`

/** Whether a model has sounds above 3.7 kHz too. */
export const hasWideband = (model: string) => model === 'en-us'

/**
 * Folder of the sounds of a model. Those of soundswallower know nothing above 3.7 kHz, which is right for telephones; of the
 * words of microphones the wideband ones keep 81 of 100 where 3 of 100 others pass, against 58.
 */
export const acousticsOf = (model: string, ear: Ear) =>
  ear === 'wide' && hasWideband(model)
    ? dirname(require.resolve('#assets/en-us-wideband/mdef'))
    : join(modelBase, model)

/** The ears that a live session switches between: the usual one first. */
export const liveEars = (model: string): readonly [Ear, ...Ear[]] =>
  hasWideband(model) ? ['wide'] : ['wide', 'high']

/**
 * The ear that gives a second opinion: what one recognizes by chance is another sentence for the other. What comes by telephone has
 * nothing of what the wideband model knows.
 */
export function secondEar(model: string, ear: Ear): Ear | undefined {
  if (hasWideband(model)) return ear === 'wide' ? 'narrow' : undefined
  return ear === 'wide' ? 'high' : 'wide'
}

/** The file that says in which bands a model takes a sound apart. */
export const featuresOf = (model: string, ear: Ear) =>
  ear === 'high'
    ? require.resolve('#assets/fr-fr-high/feat_params.json')
    : join(acousticsOf(model, ear), 'feat_params.json')

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
