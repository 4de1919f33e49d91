import type { SyntaxGroup, SyntaxName } from './syntaxForms.js'

/** Name of a form, and its explanation in one to three sentences. */
export type SyntaxHelp = { readonly title: string; readonly text: string }

/** The explanations of all forms in one language. */
export type SyntaxMessages = {
  readonly groups: Readonly<Record<SyntaxGroup, string>>
  readonly forms: Readonly<Record<SyntaxName, SyntaxHelp>>
}
