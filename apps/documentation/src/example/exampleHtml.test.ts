import { describe, expect, it } from 'vitest'
import { exampleHtml } from './exampleHtml.js'
import { exampleSetting } from './exampleSetting.js'

const whole = '#BNF+EM V2.1;\n!grammar calls;\n!start <main>;\n!slot <contact>;\n<main>: call <contact>;'

describe('an example of a grammar', () => {
  it('has its name, numbers of lines, drawing and field', () => {
    const { text = '' } = exampleHtml(whole, 'try="call anna" contact="Anna | Bob"', 'en-US') ?? {}
    expect(text).toContain('<strong>calls</strong> <span>BNF+EM V2.1</span>')
    expect(text).toContain('aria-hidden="true">1\n2\n3\n4\n5\n</span>')
    expect(text).toContain('aria-label="The rule &lt;main&gt;"')
    expect(text).toContain('value="call anna"')
    expect(text).toContain('data-slots="{&quot;contact&quot;:[&quot;Anna&quot;,&quot;Bob&quot;]}"')
    expect(text).toContain('Values of &lt;contact&gt; here: Anna, Bob.')
  })

  it('begins with a generated sentence when the page names none', () => {
    expect(exampleHtml('<main>: go [on];', '', 'en-US')?.text).toContain('value="go"')
  })

  it('is drawn only, where it has no sentence', () => {
    const { text = '' } = exampleHtml(whole, '', 'en-US') ?? {}
    expect(text).toContain('<svg')
    expect(text).not.toContain('<form')
  })

  it('of a part is that part alone, without a head', () => {
    const { text = '' } = exampleHtml('<main>: go;', '', 'fr-FR') ?? {}
    expect(text).not.toContain('figcaption')
    expect(text).toContain('aria-label="La règle &lt;main&gt;"')
  })

  it.each(['!grammar lamps;', '// A comment', '#BNF+EM V2.1;\n!grammar a;\n!start <main>;\n<main>: <gone>;'])(
    'is undefined without a rule or with a problem: %j',
    (text) => {
      expect(exampleHtml(text, '', 'en-US')).toBeUndefined()
    },
  )

  it('refuses to begin with a sentence that is not one of its grammar', () => {
    expect(() => exampleHtml('<main>: go;', 'try="stop"', 'en-US')).toThrow('“stop”')
  })
})

it('a block of code gives the sentence and the values of its slots', () => {
  expect(exampleSetting('try="call anna" pièce="la cuisine | le bureau"')).toEqual({
    sentence: 'call anna',
    slots: { pièce: ['la cuisine', 'le bureau'] },
  })
})
