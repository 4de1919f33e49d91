import type { Locale } from '@saywright/grammar'

export type { Locale }

export const locales = ['en-US', 'fr-FR'] as const satisfies readonly Locale[]

/** A text in both languages. */
export type Labels = Readonly<Record<Locale, string>>
