import { describe, expect, it } from 'vitest'
import { productWordsIn } from './productWords.ts'

describe('a word of the product', () => {
  it.each([
    ["<Tag technology='wakeWord' />", ['technology', 'wake Word']],
    ["label: 'Warehouse voice picking'", ['Warehouse', 'voice picking']],
    ['kind?: "person" | "organization"', ['organization']],
    ['export const studioMinimum = 1', ['studio']],
    ["none: 'Try a project or a grammar.'", ['project', 'grammar']],
    ["none: 'Essayez un projet, dans l’évaluation.'", ['projet', 'évaluation']],
    ['// the menu of a console', ['console']],
    ["import { x } from './voice-print.js'", ['voice print']],
  ])('is found in %s', (source, found) => {
    expect(productWordsIn(`\n${source}`)).toEqual(found.map((word) => ({ word, line: 2 })))
  })

  it.each([
    'by no key and no assistive technology',
    "console.error('failed')",
    'the projection of a voice',
    'const slot = useSlottedContext()',
    "import { vars } from '@saywright/ui/contract'",
  ])('is not found in %s', (source) => expect(productWordsIn(source)).toEqual([]))
})
