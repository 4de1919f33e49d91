import { describe, expect, it } from 'vitest'
import { analyze } from '../analyze.js'
import { enUS } from '../messages/en-US.js'
import { describeSyntax, describeSyntaxGroup } from './describeSyntax.js'
import { type SyntaxForm, syntaxForms, syntaxGroups } from './syntaxForms.js'

/** The example with what else a grammar needs. */
function completed({ example }: SyntaxForm): string {
  const lines = ['#BNF+EM V2.1;', '!grammar test;', '!start <main>;'].filter(
    (line) => !example.startsWith(line.split(' ')[0] ?? line),
  )
  const main = example.includes('<main>:') ? [] : ['<main>: go;']
  return example.startsWith('#')
    ? [example, ...lines, ...main].join('\n')
    : [...lines, example, ...main].join('\n')
}

describe.each(syntaxForms.map((form) => [form.name, form] as const))('the form “%s”', (_, form) => {
  it('has an example without a problem', () => {
    expect(analyze(completed(form)).problems).toEqual([])
  })
  it.each(['en-US', 'fr-FR'] as const)('is explained in %s', (locale) => {
    const { title, text } = describeSyntax(form, locale)
    expect(title).toMatch(/^\p{Lu}/u)
    expect(text).toMatch(/[.}]$/)
  })
})

describe('the forms of the language', () => {
  it('hold every directive that is one, and no other', () => {
    // The parser says what each directive it knows must be given.
    const known = Object.keys(enUS).flatMap((key) => key.match(/^directive-arguments_(.+)$/)?.[1] ?? [])
    const explained = syntaxForms.flatMap(({ directive }) => directive?.slice(1) ?? [])
    expect(explained.toSorted()).toEqual(known.toSorted())
  })
  it('have groups with a name', () => {
    for (const group of syntaxGroups) expect(describeSyntaxGroup(group, 'fr-FR')).not.toBe('')
    expect(new Set(syntaxForms.map(({ group }) => group))).toEqual(new Set(syntaxGroups))
  })
})
