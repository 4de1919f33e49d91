import type { Locale } from '@saywright/ui/i18n'
import type { LegalDocument, LegalKind } from './LegalDocument.js'

type Loaded = Promise<{ readonly document: LegalDocument }>

// Each text is a file of its own: a visitor rarely reads more than one of the four.
const documents: Readonly<Record<LegalKind, Readonly<Record<Locale, () => Loaded>>>> = {
  terms: {
    'en-US': () => import('./documents/terms.en-US.js'),
    'fr-FR': () => import('./documents/terms.fr-FR.js'),
  },
  privacy: {
    'en-US': () => import('./documents/privacy.en-US.js'),
    'fr-FR': () => import('./documents/privacy.fr-FR.js'),
  },
}

/** A legal text in a language, with the places for names still open. */
export async function loadLegalDocument(kind: LegalKind, locale: Locale): Promise<LegalDocument> {
  return (await documents[kind][locale]()).document
}
