import { brand } from '@saywright/shell'
import type { LegalDocument, LegalNames } from './LegalDocument.js'

const environment: Readonly<Record<string, string | undefined>> = import.meta.env

/** Who runs this installation, as its configuration says, and in the words of the document where it says nothing. */
export function legalNames({ unnamed }: LegalDocument): LegalNames {
  return {
    brand: brand.name,
    operator: environment.VITE_SAYWRIGHT_OPERATOR ?? unnamed.operator,
    contact: brand.supportAddress ?? unnamed.contact,
    law: environment.VITE_SAYWRIGHT_LAW ?? unnamed.law,
    mediator: environment.VITE_SAYWRIGHT_MEDIATOR ?? unnamed.mediator,
  }
}
