import type { Locale } from './locales.js'

/** One choice of a list: its code, and its label in each language. The English label is sent to the server. */
export interface Option<Code extends string = string> extends Readonly<Record<Locale, string>> {
  readonly code: Code
}

/** The words a person reads; a range of numbers, such as 50-500, does not break at its hyphen (U+2011). */
export function label(option: Readonly<Record<Locale, string>>, locale: Locale): string {
  return option[locale].replace(/(?<=\d)-(?=\d)/g, '\u2011')
}

/** The value that is sent to the server: the English words, whatever the language of the interface. */
export function wireValue(option: Readonly<Record<Locale, string>>): string {
  return option['en-US']
}

/** The option that a value from the server names, by its English words or by its code. */
export function optionOf<O extends Option>(
  options: readonly O[],
  value: string | null | undefined,
): O | undefined {
  return options.find((option) => option['en-US'] === value || option.code === value)
}

/** The label of a value from the server; an unknown value is returned unchanged, a missing one as ''. */
export function labelOf(
  options: readonly Option[],
  value: string | null | undefined,
  locale: Locale,
): string {
  const option = optionOf(options, value)
  return option ? label(option, locale) : (value ?? '')
}
