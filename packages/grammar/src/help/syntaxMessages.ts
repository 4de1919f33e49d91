import type { SyntaxGroup, SyntaxName } from './syntaxForms.js'

/** What a form is called, and what it does in one to three sentences. */
export type SyntaxHelp = { readonly title: string; readonly text: string }

/** The explanations of every form in one language. */
export type SyntaxMessages = {
  readonly groups: Readonly<Record<SyntaxGroup, string>>
  readonly forms: Readonly<Record<SyntaxName, SyntaxHelp>>
}
