import { describe, expect, it, test } from 'vitest'
import * as catalogue from './index.js'
import type { Option } from './option.js'

function isOptions(value: unknown): value is readonly Option[] {
  return Array.isArray(value) && typeof value[0] === 'object' && typeof value[0]['en-US'] === 'string'
}

const lists = Object.entries<unknown>(catalogue).flatMap(([name, value]): [string, readonly Option[]][] =>
  isOptions(value) ? [[name, value]] : [],
)

test.each([
  ['wake_word', 47],
  ['voice_strict_control_commands', 47],
  ['voice_synthesis', 66],
  ['voice_intent_based_commands', 5],
  ['voice_dictation', 43],
] as const)('F-034 %s has %i languages', (use, count) =>
  expect(catalogue.languagesFor(use)).toHaveLength(count),
)

it('F-035 intents exist in five languages', () => {
  const codes = catalogue.languagesFor('voice_intent_based_commands').map(({ code }) => code)
  expect(codes.toSorted()).toEqual(['deu-DE', 'eng-US', 'fra-FR', 'ita-IT', 'spa-ES'])
})

describe('languages', () => {
  it('have unique codes and valid tags', () => {
    expect(new Set(catalogue.languages.map(({ code }) => code)).size).toBe(75)
    for (const { bcp47 } of catalogue.languages) expect(Intl.getCanonicalLocales(bcp47)).toHaveLength(1)
  })

  it('S-014 have a code, a name and a region in both languages, and what they can be used for', () => {
    expect(catalogue.languageOf('deu-CH')).toEqual({
      code: 'deu-CH',
      bcp47: 'de-CH',
      direction: 'ltr',
      'en-US': { language: 'German', region: 'Switzerland' },
      'fr-FR': { language: 'Allemand', region: 'Suisse' },
      flags: {
        wake_word: true,
        voice_strict_control_commands: true,
        voice_intent_based_commands: false,
        voice_synthesis: false,
        voice_dictation: true,
      },
    })
    const usesOf = (code: string) =>
      Object.entries(catalogue.languageOf(code)!.flags).flatMap(([use, offered]) => (offered ? [use] : []))
    expect(usesOf('eus-ES')).toEqual(['voice_synthesis'])
    expect(usesOf('est-EE')).toEqual(['wake_word', 'voice_strict_control_commands'])
    expect(usesOf('ita-IT')).toEqual([
      'wake_word',
      'voice_strict_control_commands',
      'voice_intent_based_commands',
      'voice_synthesis',
      'voice_dictation',
    ])
    expect(catalogue.languageOf('latin')).toBeUndefined()
  })

  it('S-014 are 75, and one entry for all of them that is not a language', () => {
    const labelled = ['common', ...catalogue.languages.map(({ code }) => code)]
    for (const locale of ['en-US', 'fr-FR'] as const) {
      const labels = labelled.map((code) => catalogue.languageLabel(code, locale))
      expect(new Set(labels).size).toBe(76)
      expect(labels.filter((label) => label.trim() === '' || labelled.includes(label))).toEqual([])
    }
    expect(catalogue.languageOf('common')).toBeUndefined()
    expect(catalogue.languages.every(({ code }) => /^[a-z]{3}-[A-Z]{2}$/.test(code))).toBe(true)
  })

  it('F-037 are shown as language - region', () => {
    expect(catalogue.languageLabel('fra-CA', 'en-US')).toBe('French - Canada')
    expect(catalogue.languageLabel('fra-CA', 'fr-FR')).toBe('Français - Canada')
    expect(catalogue.languageLabel('common', 'fr-FR')).toBe('Commun')
    expect(catalogue.languageLabel('xxx-XX', 'fr-FR')).toBe('xxx-XX')
  })

  it('are named inside a sentence without a capital in French', () => {
    expect(catalogue.languageInSentence('eng-US', 'en-US')).toBe('English (United States)')
    expect(catalogue.languageInSentence('eng-US', 'fr-FR')).toBe('anglais (États-Unis)')
    expect(catalogue.languageInSentence('xxx-XX', 'fr-FR')).toBe('xxx-XX')
  })

  it('F-032 are found by either English name of Spanish in Spain', () => {
    expect(catalogue.languageByEnglishName('Spanish - Spain')?.code).toBe('spa-ES')
    expect(catalogue.languageByEnglishName('Castilian - Spain')?.code).toBe('spa-ES')
    expect(catalogue.languageByEnglishName('Klingon - Qo’noS')).toBeUndefined()
  })
})

describe.each(lists)('%s', (_, options) => {
  it('has unique codes and both languages', () => {
    expect(new Set(options.map(({ code }) => code)).size).toBe(options.length)
    expect(options.every((option) => option['en-US'].trim() !== '' && option['fr-FR'].trim() !== '')).toBe(
      true,
    )
  })
})

test.each([
  ['F-061', catalogue.countryGroups, ['EMEA', 'APAC', 'LATAM', 'NORAM']],
  ['F-062', catalogue.personLabels, ['Project Manager', 'Developer', 'Buyer', 'Other']],
  ['F-063', catalogue.organizationSizes, ['1-50', '50-500', '500-1000', '1000+']],
  ['F-064', catalogue.operatingSystems, ['Windows', 'Linux', 'MacOS', 'Android', 'iOS']],
  ['F-065', catalogue.solutionElectronics, ['MPU', 'MCU']],
  ['F-065', catalogue.solutionEndUsers, ['B2C', 'B2B/B2E']],
  ['F-067', catalogue.genders, ['Male', 'Female']],
  ['F-068', catalogue.projectStatuses, ['Discovery', 'Development', 'Deployment', 'Production']],
] as const)('%s has its values on the wire', (_, options, english) => {
  expect(options.map(catalogue.wireValue)).toEqual(english)
})

it('F-060 has every country once', () => {
  expect(catalogue.countries.length).toBeGreaterThanOrEqual(240)
  expect(new Set(catalogue.countries.map((country) => country['en-US'])).size).toBe(
    catalogue.countries.length,
  )
  const groups = new Set(catalogue.countryGroups.map(({ code }) => code as string))
  expect(catalogue.countries.every(({ group }) => groups.has(group))).toBe(true)
})

it('F-066 F-086 F-087 have their topics, technologies, platforms and resource types', () => {
  expect(catalogue.contactTopics.map(catalogue.wireValue)).toEqual([
    'I have a problem with my verification code',
    'I need advice',
    'I want to talk about my project',
    'I want to request a new dictation language',
    'I want to report a bug',
    'Custom message',
  ])
  const codes = catalogue.technologies.map(({ code }) => code)
  expect(codes).toEqual(
    expect.arrayContaining([
      'asr',
      'wake-word',
      'tts',
      'voice-biometrics',
      'free-speech',
      'speech_enhancement',
    ]),
  )
  expect(catalogue.platforms.map(({ code }) => code)).toEqual(['windows', 'linux', 'android'])
  expect(catalogue.resourceTypes.map(({ code }) => code)).toEqual([
    'templates',
    'lib',
    'example',
    'installer',
  ])
})

test.each([
  ['industries', catalogue.industries, 5],
  ['sub-industries', catalogue.subIndustries, 20],
  ['activities', catalogue.activities, 5],
  ['interests', catalogue.interests, 5],
  ['solution categories', catalogue.solutionCategories, 5],
  ['use environments', catalogue.useEnvironments, 5],
  ['feedback topics', catalogue.feedbackTopics, 5],
] as const)('F-069 the %s have words in both languages', (_, options, atLeast) => {
  expect(options.length).toBeGreaterThan(atLeast)
  for (const option of options) {
    expect(option['en-US']).toMatch(/\S/)
    expect(option['fr-FR']).toMatch(/\S/)
  }
  // Some words are the same in both languages, never most of them.
  const different = options.filter((option) => option['en-US'] !== option['fr-FR'])
  expect(different.length).toBeGreaterThan(options.length / 2)
})

it('F-069 gives each sub-industry an industry', () => {
  const industries = new Set(catalogue.industries.map(({ code }) => code as string))
  expect(catalogue.subIndustries.every(({ parent }) => industries.has(parent))).toBe(true)
})

it('F-063 does not break a range of numbers, and sends it unchanged', () => {
  const [, range] = catalogue.organizationSizes
  expect(catalogue.label(range, 'en-US')).toBe('50\u2011500')
  expect(catalogue.label(range, 'fr-FR')).toBe('50\u2011500')
  expect(catalogue.wireValue(range)).toBe('50-500')
})

it('L-003 sends the English words whatever is shown', () => {
  const [first] = catalogue.personLabels
  expect(catalogue.label(first, 'fr-FR')).toBe('Chef de projet')
  expect(catalogue.wireValue(first)).toBe('Project Manager')
  expect(catalogue.labelOf(catalogue.personLabels, 'Project Manager', 'fr-FR')).toBe('Chef de projet')
  expect(catalogue.labelOf(catalogue.personLabels, 'Pilot', 'fr-FR')).toBe('Pilot')
  expect(catalogue.labelOf(catalogue.personLabels, null, 'fr-FR')).toBe('')
})
