import { languages } from './languages.js'

/** How the built-in recognizer handles a language. */
export interface Hearing {
  /** The language of the sound model, as a BCP 47 tag. */
  readonly model: 'en-US' | 'fr-FR'
  /** Whether the sounds are those of another language, used as a substitute. */
  readonly isBorrowed: boolean
  /** Whether it was measured with native speakers. */
  readonly isTestedOnPeople: boolean
}

/** Languages that the speech engine cannot pronounce. */
const unspoken: ReadonlySet<string> = new Set(['bho', 'fil', 'gl'])

/**
 * Languages that the French sounds serve better than the English ones: of the days, months and countries that a synthetic
 * voice says in each, three more are recognized correctly; in Spanish, commands too.
 */
const nearFrench: ReadonlySet<string> = new Set('ca da es et hi is it ml pt sk'.split(' '))

/** Beside the two own languages: the prompts of a person in each. */
const measured: ReadonlySet<string> = new Set(['en-US', 'fr-FR', 'es-MX', 'es-ES', 'it-IT', 'ru-RU'])

const hearings: ReadonlyMap<string, Hearing> = new Map(
  languages.flatMap(({ bcp47 }) => {
    const base = bcp47.split('-')[0] ?? ''
    if (unspoken.has(base)) return []
    const isBorrowed = base !== 'en' && base !== 'fr'
    const model = base === 'fr' || nearFrench.has(base) ? 'fr-FR' : 'en-US'
    return [[bcp47, { model, isBorrowed, isTestedOnPeople: measured.has(bcp47) }]]
  }),
)

/** Every supported language, as BCP 47 tags: those with a model of their own first. */
export const heardLanguages: readonly string[] = ['en-US', 'fr-FR', ...hearings.keys()].filter(
  (lang, at, all) => all.indexOf(lang) === at,
)

/**
 * The sounds that a language is recognized with; `undefined` for one that is not supported.
 *
 * @param lang a BCP 47 tag of the catalogue, such as `es-ES`.
 */
export const hearingOf = (lang: string): Hearing | undefined => hearings.get(lang)
