import { locales } from '@saywright/ui/i18n'
import { describe, expect, it, test } from 'vitest'
import type { LegalBlock, LegalDocument } from './LegalDocument.js'
import { legalKinds } from './LegalDocument.js'
import { loadLegalDocument } from './loadLegalDocument.js'
import { nameIn } from './nameIn.js'

const textsOf = (block: LegalBlock): string[] => {
  if (typeof block === 'string') return [block]
  if ('heading' in block) return [block.heading]
  if ('points' in block) return [...block.points]
  return [block.caption, ...block.columns, ...block.rows.flat()]
}
const textOf = ({ sections }: LegalDocument, id?: string) =>
  sections
    .filter((section) => id === undefined || section.id === id)
    .flatMap(({ heading, blocks }) => [heading, ...blocks.flatMap(textsOf)])
    .join('\n')
const placesIn = (text: string) => [...text.matchAll(/\{\{(\w+)\}\}/gu)].map(([, name]) => name)

describe.each(legalKinds)('the document on %s', (kind) => {
  it('has the same sections, blocks and names in both languages', async () => {
    const [english, french] = await Promise.all(locales.map((locale) => loadLegalDocument(kind, locale)))
    const shape = (document: LegalDocument | undefined) =>
      document?.sections.map(({ id, heading, blocks }) => [
        id,
        heading.match(/^\d+\./u)?.[0],
        blocks.map((block) => textsOf(block).map(placesIn)),
      ])
    expect(shape(french)).toEqual(shape(english))
  })

  it.each(locales)('names the operator of the installation, in %s', async (locale) => {
    const document = await loadLegalDocument(kind, locale)
    const names = {
      brand: 'Halden Voice',
      operator: 'Halden Logistics',
      contact: 'legal@halden.example',
      law: 'the law of Norway',
      mediator: 'mediator.example',
    }
    const text = textOf(nameIn(document, names))
    expect(text).toContain('Halden Logistics')
    expect(text).toContain('legal@halden.example')
    expect(placesIn(text)).toEqual([])
  })
})

describe('the terms', () => {
  test.each([
    [
      'en-US',
      [
        '1. About',
        '2. Preamble',
        '3. Definitions',
        '4. Personal data',
        '5. Data sharing',
        '6. Data protection',
        '7. Cookies',
        '8. Modifications',
        '9. Responsibility',
        '10. Intellectual property',
        '11. Jurisdiction',
        '12. Mediator contact',
        '13. Conditions of the online demo',
      ],
    ],
    [
      'fr-FR',
      [
        '1. À propos',
        '2. Préambule',
        '3. Définitions',
        '4. Données personnelles',
        '5. Partage des données',
        '6. Protection des données',
        '7. Cookies',
        '8. Modifications',
        '9. Responsabilité',
        '10. Propriété intellectuelle',
        '11. Juridiction compétente',
        '12. Contact du médiateur',
        '13. Conditions de la démo en ligne',
      ],
    ],
  ] as const)('L-038 have 13 sections in their order in %s', async (locale, headings) => {
    const { sections } = await loadLegalDocument('terms', locale)
    expect(sections.map(({ heading }) => heading)).toEqual(headings)
  })

  test.each([
    [
      'en-US',
      [
        'number of requests is limited',
        'at most 1 minute',
        'not limited in time',
        'collects no personal data',
        'No recording is kept',
        'without support',
      ],
    ],
    [
      'fr-FR',
      [
        'nombre de requêtes est limité',
        'au plus 1 minute',
        'pas limitée dans le temps',
        'ne collecte aucune donnée personnelle',
        'Aucun enregistrement n’est conservé',
        'sans assistance',
      ],
    ],
  ] as const)('L-039 state the limits of the demo in %s', async (locale, statements) => {
    const text = textOf(await loadLegalDocument('terms', locale), 'demo')
    for (const statement of statements) expect(text).toContain(statement)
  })
})

describe('the privacy policy', () => {
  test.each([
    ['en-US', 'minimum age to have an account is 13'],
    ['fr-FR', 'âge minimum pour posséder un compte est de 13 ans'],
  ] as const)('L-040 requires an age of 13 years in %s', async (locale, statement) => {
    expect(textOf(await loadLegalDocument('privacy', locale), 'minimum-age')).toContain(statement)
  })
})

it.each(legalKinds)('French punctuation of %s keeps to the word before it', async (kind) => {
  const text = textOf(await loadLegalDocument(kind, 'fr-FR'))
  expect(text.match(/[^\u00a0\u202f\d/][:;!?»]|«[^\u00a0\u202f]|e-mail/gu)).toBeNull()
})
