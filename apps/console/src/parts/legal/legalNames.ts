import { brand } from '@saywright/shell'
import type { LegalDocument, LegalNames } from './LegalDocument.js'

const environment: Readonly<Record<string, string | undefined>> = import.meta.env

/** The operator of this installation, by its configuration, or by the words of the document without one. */
export function legalNames({ unnamed }: LegalDocument): LegalNames {
  return {
    brand: brand.name,
    operator: environment.VITE_SAYWRIGHT_OPERATOR ?? unnamed.operator,
    contact: brand.supportAddress ?? unnamed.contact,
    law: environment.VITE_SAYWRIGHT_LAW ?? unnamed.law,
    mediator: environment.VITE_SAYWRIGHT_MEDIATOR ?? unnamed.mediator,
  }
}
