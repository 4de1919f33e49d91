import { failed, type Loadable, loading, ready, toApiError } from '@saywright/api/contract'
import { useLocale } from '@saywright/ui/i18n'
import { useEffect, useState } from 'react'
import type { LegalDocument, LegalKind } from './LegalDocument.js'
import { legalNames } from './legalNames.js'
import { loadLegalDocument } from './loadLegalDocument.js'
import { nameIn } from './nameIn.js'

/** A legal text in the language of the interface, with the names of this installation. */
export function useLegalDocument(kind: LegalKind): Loadable<LegalDocument> {
  const locale = useLocale()
  const [attempt, setAttempt] = useState(0)
  const [document, setDocument] = useState<Loadable<LegalDocument>>(loading)
  // biome-ignore lint/correctness/useExhaustiveDependencies: another attempt asks again
  useEffect(() => {
    let isWanted = true
    setDocument(loading)
    loadLegalDocument(kind, locale).then(
      (loaded) => isWanted && setDocument(ready(nameIn(loaded, legalNames(loaded)))),
      (thrown: unknown) =>
        isWanted && setDocument(failed(toApiError(thrown), () => setAttempt((before) => before + 1))),
    )
    return () => {
      isWanted = false
    }
  }, [kind, locale, attempt])
  return document
}
