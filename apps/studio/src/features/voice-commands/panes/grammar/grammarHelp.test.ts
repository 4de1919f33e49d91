import { analyze } from '@saywright/grammar'
import { createI18n, translate } from '@saywright/ui/i18n'
import { describe, expect, it } from 'vitest'
import { voiceCommandsMessages } from '../../messages/index.js'
import { placeAt } from '../../model/answers/ruleFacts.js'
import { pickingGrammar } from '../../testing/picking.js'
import { helpOfPlace } from './grammarHelp.js'

const analysis = analyze(`${pickingGrammar}<lost>: <nowhere>;`)

const help = (text: string, locale: 'en-US' | 'fr-FR' = 'en-US') => {
  const t = translate(createI18n({ locale }), voiceCommandsMessages)
  const place = placeAt(analysis, analysis.source.lastIndexOf(text) + 1, {})
  return place && helpOfPlace(place, { t, locale })
}

describe('the help for a place in a grammar', () => {
  it('shows what a rule says, and where', () => {
    expect(help('<digit>')).toMatchObject({
      title: '<digit>',
      code: '<digit>: one | two | three | four | five | six;',
      text: 'Rule, line 18',
    })
    expect(help('<quantity>', 'fr-FR')?.text).toBe('Règle, ligne 16')
  })
  it('knows dynamic slots with and without default values', () => {
    expect(help('<dock>')).toMatchObject({ code: '<dock>: north | south;', text: 'Dynamic slot, line 20' })
    expect(help('<aisle>')).toMatchObject({ code: '', text: 'Dynamic slot, line 4' })
  })
  it('counts the sentences of a rule and lists where it is used', () => {
    const { analysis: picking, t } = {
      analysis: analyze(pickingGrammar),
      t: translate(createI18n({ locale: 'en-US' }), voiceCommandsMessages),
    }
    const factsOf = (name: string) => {
      const offset = picking.source.indexOf(`\n${name}`) + 2
      const place = placeAt(picking, offset, { dock: ['north'] })
      return place && helpOfPlace(place, { t, locale: 'en-US' }).facts
    }
    expect(factsOf('<digit>')).toEqual(['6 sentences', 'Used on line 17'])
    expect(factsOf('<dock>')).toEqual(['1 sentence', 'Used on line 14'])
    expect(factsOf('<restart>')).toEqual(['2 sentences', 'Used nowhere'])
    // With an error somewhere no number is right.
    expect(help('<digit>')?.facts).toEqual(['Used on line 17'])
  })
  it('says that a rule is not there', () => {
    expect(help('<nowhere>')?.text).toBe('Not defined in this grammar')
  })
  it.each([
    ['!repeat', 'Repetition', 'Répétition'],
    ['!tag', 'Tag', 'Étiquette'],
    ['{@ = "12";}', 'Return value', 'Valeur de retour'],
    ['#BNF', 'Header', 'En-tête'],
  ])('explains %s', (text, english, french) => {
    expect(help(text)?.title).toBe(english)
    expect(help(text, 'fr-FR')?.title).toBe(french)
  })
  it('is silent about words and spaces', () => {
    expect(help('wake up')).toBeUndefined()
    expect(help(' );')).toBeUndefined()
  })
})
