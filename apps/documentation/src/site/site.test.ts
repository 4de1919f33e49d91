import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { endpoints, openApiOf } from '@saywright/api/contract'
import { analyze, GrammarLibrary, match, runSuite, type SuiteTest } from '@saywright/grammar'
import { rulesOf } from '@saywright/grammar/library'
import { describe, expect, it, test } from 'vitest'
import { wordingFaults } from '../../../../tools/lib/wording.ts'
import { renderPage } from '../markdown/renderPage.js'
import { typography } from '../markdown/typography.js'
import { locales } from '../page/locales.js'
import type { Page } from '../page/page.js'
import { apiDomains } from '../reference/apiDomains.js'
import { frenchNotes } from '../reference/frenchNotes.js'
import { frenchSummaries } from '../reference/frenchSummaries.js'
import { entriesOf } from '../search/entriesOf.js'
import { createIndex } from '../search/searchIndex.js'
import { fill } from './fill.js'
import { slugs } from './outline.js'
import { readSources, sitesFolder } from './readSources.js'
import { siteFaults } from './siteFaults.js'

const sources = readSources('Saywright')
const pages = sources.map(renderPage)

describe('the site', () => {
  it('has no page without its twin, no pair with other headings and no dead link', () => {
    expect(siteFaults(pages)).toEqual([])
  })

  it.each(locales)('has every file of %s in its outline', (locale) => {
    const files = readdirSync(join(sitesFolder, locale)).map((name) => name.replace(/\.md$/, ''))
    const generated = apiDomains.map(({ slug }) => slug)
    expect(files.toSorted()).toEqual(slugs.filter((slug) => !generated.includes(slug)).toSorted())
  })

  it('promises nothing that cannot be downloaded: no installer, no engine to take along, no second hypothesis', () => {
    const inBoth = [/\bn-best\b/iu, /"installers?"/iu, /dictation engines/iu, /\.exe\b/iu]
    // In French “installer” is the verb.
    const inOne = { 'en-US': /\binstallers?\b/iu, 'fr-FR': /programmes? d’installation/iu }
    const promises = sources.flatMap(({ locale, slug, markdown }) =>
      markdown
        .split('\n')
        .filter((line) => [...inBoth, inOne[locale]].some((promise) => promise.test(line)))
        .map((line) => `${locale}/${slug}: ${line}`),
    )
    expect(promises).toEqual([])
  })

  it('says in French what every call does', () => {
    expect(Object.keys(endpoints).filter((call) => !frenchSummaries[call])).toEqual([])
    expect(Object.keys(frenchSummaries).filter((call) => !(call in endpoints))).toEqual([])
  })

  it('says in French what every field of a call is', () => {
    const notes = new Set(notesIn(openApiOf(endpoints, { title: 'API', version: '1' }).paths))
    expect([...notes].filter((note) => !frenchNotes[note])).toEqual([])
    expect(Object.keys(frenchNotes).filter((note) => !notes.has(note))).toEqual([])
    const texts = pages
      .filter(({ locale, slug }) => locale === 'fr-FR' && slug.startsWith('api-'))
      .map(({ sections }) => sections.map(({ text }) => text).join(' '))
      .join(' ')
    expect(texts).toContain('≤ 100 caractères')
    expect(texts).toContain('ou null')
    expect(texts).not.toMatch(/ or null| characters|\d to \d/)
  })

  it('writes its French notes in the signs and terms of French', () => {
    const faults = Object.values(frenchNotes).flatMap((note) =>
      wordingFaults(typography(note, 'fr-FR'), 'fr-FR').map((fault) => `${fault}: ${note}`),
    )
    expect(faults).toEqual([])
  })

  it('has a title for every domain of calls in each language', () => {
    const untitled = apiDomains.filter(({ slug, title }) => slug === `api-${title['fr-FR']}`)
    expect(untitled.map(({ slug }) => slug)).toEqual([])
  })

  it('describes every call once', () => {
    const described = apiDomains.flatMap(({ calls }) => calls)
    expect(described.toSorted()).toEqual(Object.keys(endpoints).toSorted())
  })
})

/** The notes inside the schemas of a document; responses have descriptions of their own. */
function notesIn(value: unknown, isInSchema = false): string[] {
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([key, inner]) =>
    isInSchema && key === 'description' && typeof inner === 'string'
      ? [inner]
      : notesIn(inner, isInSchema || key === 'schema'),
  )
}

/** Problems that an example has on purpose: those of the page of problems. */
const examplesOf = (slug: string) =>
  sources
    .filter((source) => source.slug === slug)
    .flatMap(({ markdown }) =>
      [...markdown.matchAll(/```bnf[^\n]*\n([\s\S]*?)\n```/g)].map(([, code = '']) => code),
    )

const wholeGrammars = slugs
  .filter((slug) => slug !== 'error-messages')
  .flatMap((slug) => examplesOf(slug).map((code) => [slug, code] as const))
  .filter(([, code]) => code.startsWith('#BNF') && code.includes('!grammar'))
test.each(wholeGrammars)('a grammar of %s has no problem: %s', (_, code) => {
  expect(analyze(code).problems).toEqual([])
})

test.each([
  ['grammar', 0, 'call Jean Paul on office', 'call Jean Paul on home'],
  ['voice-commands', 0, 'please open the kitchen blinds', 'open kitchen'],
  ['intents-and-slots', 0, 'please take two from aisle seven', 'take from aisle seven'],
  ['intents-and-slots', 1, "prends deux dans allée sept s'il te plaît", 'prends deux dans allée'],
  ['sample-project', 0, 'please turn on the lamp in the kitchen', 'turn the lamp'],
] as const)('the grammar of %s accepts what its page says, and no other', (slug, at, accepted, refused) => {
  const { compiled } = analyze(examplesOf(slug)[at] ?? '')
  const slots = { contact: ['jean paul'] }
  expect(match(compiled, accepted, { slots }).matched).toBe(true)
  expect(match(compiled, refused, { slots }).matched).toBe(false)
})

describe.each(locales)('the warehouse of the guide in %s', (locale) => {
  const markdown = sources.find(
    (page) => page.locale === locale && page.slug === 'build-a-warehouse',
  )?.markdown
  const blocksOf = (language: string) =>
    [...(markdown ?? '').matchAll(new RegExp(`\`\`\`${language}[^\\n]*\\n([\\s\\S]*?)\\n\`\`\``, 'g'))].map(
      ([, code = '']) => code,
    )
  const read = (code: string) => analyze(code, { library: new GrammarLibrary([], rulesOf(locale)) })

  it('has no problem with the rules of the library, and passes the suite of the page', () => {
    const grammars = blocksOf('bnf').map(read)
    expect(grammars.map(({ problems }) => problems)).toEqual([[], []])
    const suite: SuiteTest[] = JSON.parse(blocksOf('json')[0] ?? '')
    const conclusions = runSuite(grammars[1]!.compiled, suite).map(({ conclusion }) => conclusion)
    expect(conclusions).toEqual(suite.map(() => 'passed'))
  })

  it('accepts the sentence that the page has one try', () => {
    const [, sentence = ''] = /```bnf try="([^"]+)"/.exec(markdown ?? '') ?? []
    expect(match(read(blocksOf('bnf')[0] ?? '').compiled, sentence).matched).toBe(true)
  })
})

const authored = locales.flatMap((locale) =>
  readdirSync(join(sitesFolder, locale)).map((name) => [`${locale}/${name}`, locale, name] as const),
)
test.each(authored)('%s is written in the signs and terms of its language', (_, locale, name) => {
  const page = pages.find((each) => each.locale === locale && `${each.slug}.md` === name)
  // Code has signs of its own, so only prose is read.
  const markdown = readFileSync(join(sitesFolder, locale, name), 'utf8')
    .replace(/```[\s\S]*?```/g, '')
    .replace(/`[^`\n]+`/g, 'X')
    .replace(/\{\{\w+\}\}(?=\n)/g, '')
  const prose = fill(markdown, locale, {}, 'Saywright')
  const { title, sections } = renderPage({ locale, slug: page?.slug ?? '', markdown: prose })
  const texts = [title, ...sections.flatMap(({ heading, text }) => [heading, text])].filter(Boolean)
  expect(texts.flatMap((text) => wordingFaults(text, locale).map((fault) => `${fault}: ${text}`))).toEqual([])
})

describe('the checks of the site', () => {
  const aPage = (changes: Partial<Page>): Page => ({
    ...{ locale: 'en-US', slug: 'a', title: 'A', lead: 'A', leadHtml: '', html: '', hasExamples: false },
    ...{ headings: [{ level: 2, id: 'one', text: 'One' }], sections: [], links: [] },
    ...changes,
  })
  const twin = aPage({ locale: 'fr-FR' })

  it('refuse a page without its twin', () => {
    expect(siteFaults([aPage({})])).toEqual(['en-US/a has no twin in fr-FR'])
  })
  it('refuse another count of headings, and other levels', () => {
    expect(siteFaults([aPage({ headings: [] }), twin])).toHaveLength(2)
    expect(siteFaults([aPage({ headings: [{ level: 3, id: 'one', text: 'One' }] }), twin])).toHaveLength(2)
  })
  it('refuse a dead link, to a page and to a heading', () => {
    const links = ['/docs/en-US/a#one', '/docs/en-US/a#two', '/docs/en-US/b']
    expect(siteFaults([aPage({ links }), twin])).toEqual([
      'en-US/a leads to /docs/en-US/a#two, which is not there',
      'en-US/a leads to /docs/en-US/b, which is not there',
    ])
  })
  it('reject an unknown generated part', () => {
    expect(() => fill('{{nothing}}', 'en-US', {}, '')).toThrow('asks for {{nothing}}')
  })
  it('leave the address of the installation to the server, but for a start on one’s own machine', () => {
    expect(fill('`{{console}}/api`', 'en-US', {}, '')).toBe('`__CONSOLE_URL__/api`')
    const local = pages.filter(({ html }) => /localhost(?!:4600\/auth)/.test(html)).map(({ slug }) => slug)
    expect(new Set(local)).toEqual(new Set(['getting-started']))
    const filled = pages.filter(({ html }) => html.includes('__CONSOLE_URL__'))
    expect(filled.filter(({ slug }) => slug === 'api')).toHaveLength(2)
  })
  it('write limits as each language writes numbers', () => {
    expect(fill('{{limits.grammarMaxCharacters}}', 'en-US', {}, '')).toBe('500,000')
    expect(fill('{{limits.audioMaxMegabytes}}', 'fr-FR', {}, '')).toBe('5')
  })
})

describe('the search', () => {
  it.each([
    [0, 600],
    [585, 600],
    [586, 586],
    [599, 599],
    [600, 600],
  ])('keeps the place of the address whole: one at %i leaves %i characters', (at, length) => {
    const text = `${'a'.repeat(at)}__CONSOLE_URL__${'b'.repeat(700)}`
    const [page] = pages
    const [entry] = entriesOf({ ...page!, sections: [{ ...page!.sections[0]!, text }] })
    expect(entry?.text).toHaveLength(length)
    expect(entry?.text.replaceAll('__CONSOLE_URL__', '')).toMatch(/^a*b*$/)
  })

  const first = (locale: (typeof locales)[number], query: string) =>
    createIndex(pages.filter((page) => page.locale === locale).flatMap(entriesOf)).search(query)[0]?.id

  test.each([
    ['en-US', 'repetition', '/docs/en-US/grammar#repetition'],
    ['en-US', 'duplicate-rule', '/docs/en-US/error-messages#duplicate-rule'],
    ['en-US', 'uploadAudioFile', '/docs/en-US/api-audio-files#uploadaudiofile'],
    ['en-US', 'anti wake', '/docs/en-US/wake-words#words-that-must-not-wake-it'],
    ['fr-FR', 'repetition', '/docs/fr-FR/grammar#repetition'],
    ['fr-FR', 'RÉPÉTITION', '/docs/fr-FR/grammar#repetition'],
    ['fr-FR', 'créer un jeton', '/docs/fr-FR/access-tokens#creer-un-jeton'],
  ] as const)('in %s “%s” finds %s', (locale, query, address) => {
    expect(first(locale, query)).toBe(address)
  })
})
