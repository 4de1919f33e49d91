import { createI18n, translate } from '@saywright/ui/i18n'
import { describe, expect, test } from 'vitest'
import { contactMessages } from '../messages/index.js'
import { type Topic, topicOf } from './topicOf.js'

const english = translate(createI18n({ locale: 'en-US' }), contactMessages)
const french = translate(createI18n({ locale: 'fr-FR' }), contactMessages)
const messageOf = (t: typeof english, { dictation: code }: Topic) =>
  code ? t(`contact.dictation.${code}`) : ''
const dictation = 'I want to request a new dictation language'

describe('the code in an address of the contact form', () => {
  test.each([
    ['a974', 'I have a problem with my verification code', ''],
    ['b984', 'I want to talk about my project', ''],
    ['a94d', dictation, 'We would like to use voice dictation in Dutch.'],
    ['a94g', dictation, 'We would like to use voice dictation in German.'],
    ['a94i', dictation, 'We would like to use voice dictation in Italian.'],
    ['a94s', dictation, 'We would like to use voice dictation in Spanish.'],
    ['a94n', dictation, 'We would like to use voice dictation in a new language.'],
    ['n345', 'I want to report a bug', ''],
    ['x934', 'I want to report a bug', ''],
    ['zzzz', '', ''],
    ['toString', '', ''],
    [undefined, '', ''],
  ])('C-019 %s chooses the topic %j and begins with %j', (code, topic, message) => {
    const chosen = topicOf(code)
    expect(chosen.topic).toBe(topic)
    expect(messageOf(english, chosen)).toBe(message)
  })

  test('begins in the language of the interface', () => {
    expect(messageOf(french, topicOf('a94g'))).toBe('Nous aimerions utiliser la dictée vocale en allemand.')
    expect(messageOf(french, topicOf('a94n'))).toBe(
      'Nous aimerions utiliser la dictée vocale dans une nouvelle langue.',
    )
  })
})
