import { describe, expect, it } from 'vitest'
import { languageFaults, messageFaults } from '../lib/messages.ts'
import { wordingFaults } from '../lib/wording.ts'

const set = (english: object, french: object) => ({
  namespace: 'test',
  translations: { 'en-US': english as Record<string, string>, 'fr-FR': french as Record<string, string> },
})

describe('messages', () => {
  it('L-001 have the same keys and placeholders in both languages', () => {
    expect(messageFaults(set({ a: 'Hello {{name}}' }, { a: 'Bonjour {{name}}' }), `t('a')`)).toEqual([])
    expect(messageFaults(set({ a: 'Hello {{name}}' }, { a: 'Bonjour {{nom}}' }), `t('a')`)).toHaveLength(1)
    expect(messageFaults(set({ a: 'Hello' }, {}), `t('a')`)).toHaveLength(1)
    expect(messageFaults(set({ a: 'Hello' }, { a: 'Bonjour', b: 'Salut' }), `t('a')`)).toHaveLength(1)
  })
  it('differ unless they are on the list', () => {
    expect(messageFaults(set({ a: 'Projects' }, { a: 'Projects' }), `t('a')`)).toHaveLength(1)
    expect(messageFaults(set({ a: 'Saywright' }, { a: 'Saywright' }), `t('a')`)).toEqual([])
  })
  it('are used, literally or by a template', () => {
    expect(messageFaults(set({ a: { b: 'Yes' } }, { a: { b: 'Oui' } }), 'nothing')).toHaveLength(1)
    expect(
      messageFaults(set({ a: { b: 'Yes' } }, { a: { b: 'Oui' } }), ['t(`a.$', '{x}`)'].join('')),
    ).toEqual([])
    expect(
      messageFaults(
        set({ n_one: 'One', n_other: 'More' }, { n_one: 'Un', n_other: 'Plus', n_many: 'De' }),
        `t('n')`,
      ),
    ).toEqual([])
  })
  it('are used by a template that begins with a value only where the rest of the key is the same', () => {
    const messages = set({ a: { b: 'Yes', c: 'No' } }, { a: { b: 'Oui', c: 'Non' } })
    const faultsOf = (template: string) => messageFaults(messages, template.replaceAll('#', '$'))
    expect(faultsOf('t(`#{x}.b`)')).toEqual(['a.c is used nowhere'])
    expect(faultsOf('t(`#{x}.#{y}`) + `#{x}`')).toHaveLength(2)
    expect(faultsOf('t(`a.#{y}px`) + `a.#{y} c`')).toHaveLength(2)
  })
  it('say which sentence of which language is worded wrongly', () => {
    expect(messageFaults(set({ a: 'Sure?' }, { a: 'Certain ?' }), `t('a')`)).toEqual([
      'a (fr-FR): write a narrow no-break space (U+202F) before ? ! ;',
    ])
    expect(messageFaults(set({ a: 'Sure?' }, { a: 'Certain\u202f?' }), `t('a')`)).toEqual([])
  })
  it('are searched for as people type', () => {
    expect(languageFaults({ profileKeywords: 'nom e-mail anomalie' }, 'fr-FR')).toEqual([])
  })
})

describe('the wording', () => {
  it.each([
    ['en-US', "Don't save"],
    ['en-US', 'Change "name"'],
    ['en-US', 'Wait...'],
    ['en-US', 'Two  spaces'],
    ['en-US', ' Saved'],
    ['en-US', 'Are you sure ?'],
    ['en-US', 'Are you sure\u00a0?'],
    ['en-US', 'Send an email'],
    ['en-US', 'Send an e-mail'],
    ['en-US', 'Send the mail again'],
    ['en-US', 'Sign in with a passkey'],
    ['fr-FR', 'Vous êtes membre de {{organization}}'],
    ['fr-FR', "L'adresse"],
    ['fr-FR', 'Le nom "Ada"'],
    ['fr-FR', 'Certain ?'],
    ['fr-FR', 'Certain\u00a0?'],
    ['fr-FR', 'Attention!'],
    ['fr-FR', 'Rechargez\u00a0; rien n’est perdu'],
    ['fr-FR', 'Un code : le voici'],
    ['fr-FR', 'Un code\u202f: le voici'],
    ['fr-FR', '« Ada »'],
    ['fr-FR', '“Ada”'],
    ['fr-FR', 'Au plus 5 Mo'],
    ['fr-FR', 'Dans {{count}} s'],
    ['fr-FR', 'Votre e-mail'],
    ['fr-FR', 'Votre email'],
    ['fr-FR', 'Ouvrez le mail'],
    ['fr-FR', 'Un courriel est parti'],
    ['fr-FR', 'Signaler une anomalie'],
    ['fr-FR', 'Contacter les ventes'],
    ['fr-FR', 'Paramètres du compte'],
  ] as const)('in %s is at fault in: %s', (locale, sentence) => {
    expect(wordingFaults(sentence, locale)).toHaveLength(1)
  })

  it.each([
    ['en-US', 'Don’t save “{{name}}”: the webmail of {{mail}} is refused.'],
    ['en-US', 'The first line must be "#BNF+EM V2.1;".'],
    ['en-US', 'A digit and a special character, such as ! or #'],
    ['en-US', 'Free mail providers are refused.'],
    ['fr-FR', 'L’e\u2011mail de {{email}} est parti\u00a0: «\u00a0{{text}}\u00a0»\u202f?'],
    ['fr-FR', 'Ajoutez une instruction !grammar avec un nom.'],
    ['fr-FR', 'Une valeur de retour s’écrit {@ = "valeur";}.'],
    ['fr-FR', 'Sans http:// ni www, 16\u00a0kHz au plus'],
    [
      'fr-FR',
      'Cette action n’est plus possible, car la situation a changé. Rechargez la page, puis réessayez.',
    ],
  ] as const)('in %s is right in: %s', (locale, sentence) => {
    expect(wordingFaults(sentence, locale)).toEqual([])
  })
})
