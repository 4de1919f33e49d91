import { describe, expect, it } from 'vitest'
import type { Locale } from '../page/locales.js'
import { renderPage } from './renderPage.js'

const page = (markdown: string, locale: Locale = 'en-US') => renderPage({ locale, slug: 'grammar', markdown })
const below = (markdown: string, locale?: Locale) => page(`# Title\n\nLead.\n\n${markdown}`, locale)

describe('a page', () => {
  it('has its title, its first paragraph and its parts with their words', () => {
    const { title, lead, headings, sections } = below(
      'One.\n\n## Tags and *values*\n\nTwo `!tag`.\n\n### More',
    )
    expect({ title, lead }).toEqual({ title: 'Title', lead: 'Lead.' })
    expect(headings).toEqual([
      { level: 2, id: 'tags-and-values', text: 'Tags and values' },
      { level: 3, id: 'more', text: 'More' },
    ])
    expect(sections.map(({ id, text }) => [id, text])).toEqual([
      [undefined, 'Lead. One.'],
      ['tags-and-values', 'Two !tag.'],
      ['more', ''],
    ])
  })

  it.each(['No title', '# Title\n\n## At once', '## Second\n\nText'])('is refused: %j', (markdown) => {
    expect(() => page(markdown)).toThrow('begins with a title and a paragraph')
  })

  it('gives headings with the same text different identifiers', () => {
    const { html, headings } = below('## Option\n\n## Option')
    expect(headings.map(({ id }) => id)).toEqual(['option', 'option-2'])
    expect(html).toContain('<h2 id="option-2">')
  })
})

describe('foreign content', () => {
  it.each([
    ['a script', '<script>alert(1)</script>'],
    ['a handler', '<a href="#x" onclick="alert(1)">x</a>'],
    ['a frame', '<iframe src="https://example.com"></iframe>'],
    ['a picture that runs', '<img src=x onerror=alert(1)>'],
    ['a style', '<p style="position:fixed">x</p>'],
  ])('%s does not get through', (_, markdown) => {
    expect(below(markdown).html).not.toMatch(/<(?:script|iframe|img)|on\w+="?\w|style=/)
  })

  it('an address that runs leads nowhere', () => {
    expect(below('[x](javascript:alert(1))').html).not.toContain('javascript:')
  })
})

describe('links', () => {
  it('lead to pages of the same language, and out of the site in a new tab', () => {
    const { html, links } = below(
      '[a](voice-commands.md#limits) [b](#here) [c](https://example.com)',
      'fr-FR',
    )
    expect(links).toEqual(['/docs/fr-FR/voice-commands#limits', '/docs/fr-FR/grammar#here'])
    expect(html).toContain('href="https://example.com" target="_blank" rel="noopener noreferrer"')
  })
})

describe('code and tables', () => {
  it('colours a grammar', () => {
    expect(below('```bnf\n#BNF+EM V2.1;\n<main>: "a & b";\n```').html).toContain(
      '<span class="g-rule">&lt;main&gt;</span>: <span class="g-string">"a &amp; b"</span>;',
    )
  })
  it('lets the keyboard scroll a table, which has a name', () => {
    expect(below('| Form | Meaning |\n| --- | --- |\n| `a \\| b` | either |').html).toContain(
      '<div class="table" role="group" tabindex="0" aria-label="Form, Meaning"><table><thead><tr><th scope="col">Form',
    )
  })
})

describe('drawings', () => {
  it('are beside their words, in tables too, and are not indexed by the search', () => {
    const { html, sections, hasExamples } = below(
      '| Share |\n| --- |\n| ![](interval:0.9/0.8/0.95/0.5/1/0) 80% to 95% |',
    )
    expect(html).toMatch(/<td><svg class="interval" .+<\/svg> 80% to 95%<\/td>/)
    expect(sections[0]?.text).toBe('Lead. Share 80% to 95%')
    expect(hasExamples).toBe(false)
  })
})

it.each([
  [
    'Attention : « mot » ; vraiment ? Oui !',
    'Attention\u00a0: «\u00a0mot\u00a0»\u202f; vraiment\u202f? Oui\u202f!',
  ],
  ['un e-mail de 5 Mo en 10 s', 'un e\u2011mail de 5\u00a0Mo en 10\u00a0s'],
  ['l’instruction !grammar', 'l’instruction !grammar'],
])('French sets %j as French is set', (written, set) => {
  expect(below(written, 'fr-FR').sections[0]?.text).toBe(`Lead. ${set}`)
  expect(below(written).sections[0]?.text).toBe(`Lead. ${written.replace('e-mail', 'e\u2011mail')}`)
})
