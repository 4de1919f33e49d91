/** A piece of a section: a paragraph, a small heading, points, or a table. */
export type LegalBlock =
  | string
  | { readonly heading: string }
  | { readonly points: readonly string[] }
  | {
      readonly caption: string
      readonly columns: readonly string[]
      readonly rows: readonly (readonly string[])[]
    }

export type LegalSection = {
  /** The same in every language. */
  readonly id: string
  /** In the contents; may be shorter than the heading. */
  readonly label: string
  readonly heading: string
  readonly blocks: readonly LegalBlock[]
}

/** The operator of this installation, as a sentence names them. */
export type LegalNames = {
  readonly brand: string
  readonly operator: string
  readonly contact: string
  readonly law: string
  readonly mediator: string
}

export type LegalDocument = {
  readonly title: string
  /** How the operator is named where the installation does not say. */
  readonly unnamed: Omit<LegalNames, 'brand'>
  readonly sections: readonly LegalSection[]
}

export const legalKinds = ['terms', 'privacy'] as const
export type LegalKind = (typeof legalKinds)[number]

/** The day from which both documents count. */
export const inForceSince = '2026-11-02'
