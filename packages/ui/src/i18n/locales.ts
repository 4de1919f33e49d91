export const locales = ['en-US', 'fr-FR'] as const
export type Locale = (typeof locales)[number]

/** The interface language nearest to a BCP 47 tag: French for any French, English for everything else. */
export function localeOf(tag: string | undefined): Locale {
  return tag?.toLowerCase().startsWith('fr') ? 'fr-FR' : 'en-US'
}
