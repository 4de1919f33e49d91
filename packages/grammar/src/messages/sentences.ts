import { enUS } from './en-US.js'
import { frFR } from './fr-FR.js'
import type { CheckedNames, MessageFile } from './message.js'

export type Locale = 'en-US' | 'fr-FR'

const french: CheckedNames<typeof frFR> = frFR

/** The sentences of problems and fixes, by language. */
export const sentences: Readonly<Record<Locale, MessageFile>> = { 'en-US': enUS, 'fr-FR': french }
