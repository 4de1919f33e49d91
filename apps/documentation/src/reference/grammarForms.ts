import { describeSyntax, describeSyntaxGroup, syntaxForms, syntaxGroups } from '@saywright/grammar'
import type { Locale } from '../page/locales.js'
import { codeBlock, codeSpan, plain, table } from './markdown.js'

const words = {
  'en-US': { written: 'Written', name: 'Name', meaning: 'Meaning' },
  'fr-FR': { written: 'Écriture', name: 'Nom', meaning: 'Signification' },
} as const

/** Every form of the language in one table. */
export function grammarTable(locale: Locale): string {
  const { written, name, meaning } = words[locale]
  const rows = syntaxForms.map((form) => {
    const { title, text } = describeSyntax(form, locale)
    return [codeSpan(form.written), title, plain(text)]
  })
  return table([written, name, meaning], rows)
}

/** Each form with an example, group by group. */
export function grammarExamples(locale: Locale): string {
  return syntaxGroups
    .map((group) => {
      const forms = syntaxForms.filter((form) => form.group === group)
      const parts = forms.map((form) => {
        const { title, text } = describeSyntax(form, locale)
        return `### ${title}\n\n${plain(text)}\n\n${codeBlock(form.example, 'bnf')}`
      })
      return `## ${describeSyntaxGroup(group, locale)}\n\n${parts.join('\n\n')}`
    })
    .join('\n\n')
}
