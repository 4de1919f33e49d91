import { languageRows } from './languageRows.js'
import type { Locale } from './locales.js'

/** Uses of a language. */
export const languageUses = [
  'wake_word',
  'voice_strict_control_commands',
  'voice_intent_based_commands',
  'voice_synthesis',
  'voice_dictation',
] as const
export type LanguageUse = (typeof languageUses)[number]

interface LanguageName {
  readonly language: string
  readonly region: string
}

export interface Language extends Readonly<Record<Locale, LanguageName>> {
  /** Three letters and a region, such as `fra-FR`. */
  readonly code: string
  /** For `lang` attributes and `Intl`, such as `fr-FR`. */
  readonly bcp47: string
  readonly direction: 'ltr' | 'rtl'
  readonly flags: Readonly<Record<LanguageUse, boolean>>
}

/** Every language and region of the kit. */
export const languages: readonly Language[] = languageRows.map(
  ([code, bcp47, direction, language, region, langue, pays, uses]) => ({
    code,
    bcp47,
    direction,
    'en-US': { language, region },
    'fr-FR': { language: langue, region: pays },
    flags: {
      wake_word: uses.includes('w'),
      voice_strict_control_commands: uses.includes('c'),
      voice_intent_based_commands: uses.includes('i'),
      voice_synthesis: uses.includes('s'),
      voice_dictation: uses.includes('d'),
    },
  }),
)

/** Stands for content that belongs to no language, such as a shared resource. */
export const commonLanguage = { code: 'common', 'en-US': 'Common', 'fr-FR': 'Commun' } as const

const byCode = new Map(languages.map((language) => [language.code, language]))

export function languageOf(code: string): Language | undefined {
  return byCode.get(code)
}

/** Languages in which a use is offered; their number is the number that means "all". */
export function languagesFor(use: LanguageUse): readonly Language[] {
  return languages.filter((language) => language.flags[use])
}

/** `French - Canada`; without the region when there is none. An unknown code is returned unchanged. */
export function languageLabel(code: string, locale: Locale): string {
  if (code === commonLanguage.code) return commonLanguage[locale]
  const name = byCode.get(code)?.[locale]
  if (!name) return code
  return name.region ? `${name.language} - ${name.region}` : name.language
}

/** A language inside a sentence: `French (Canada)`, `français (Canada)`. An unknown code is shown as it came. */
export function languageInSentence(code: string, locale: Locale): string {
  const name = byCode.get(code)?.[locale]
  if (!name) return code
  // French writes the names of languages small.
  const language = locale === 'fr-FR' ? name.language.toLocaleLowerCase(locale) : name.language
  return name.region ? `${language} (${name.region})` : language
}

/** English names that other sources give to a language of ours. */
const otherEnglishNames: Readonly<Record<string, string>> = { 'Castilian - Spain': 'Spanish - Spain' }

let byEnglishName: ReadonlyMap<string, Language> | undefined

/** The language that a wire value `Language - Region` in English names. */
export function languageByEnglishName(value: string): Language | undefined {
  byEnglishName ??= new Map(languages.map((language) => [languageLabel(language.code, 'en-US'), language]))
  return byEnglishName.get(otherEnglishNames[value] ?? value)
}
