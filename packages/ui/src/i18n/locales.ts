export const locales = ['en-US', 'fr-FR'] as const
export type Locale = (typeof locales)[number]

/** The interface language for a BCP 47 tag: French for any French, English for all others. */
export function localeOf(tag: string | undefined): Locale {
  return tag?.toLowerCase().startsWith('fr') ? 'fr-FR' : 'en-US'
}
