import { describe, expect, it } from 'vitest'
import { messageFaults } from './lib/messages.ts'

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
  it('are used, as they are or by a template', () => {
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
  it('keep a word and its sign together in French', () => {
    expect(messageFaults(set({ a: 'Sure?' }, { a: 'Certain ?' }), `t('a')`)).toHaveLength(1)
    expect(messageFaults(set({ a: 'Sure?' }, { a: 'Certain\u00a0?' }), `t('a')`)).toEqual([])
  })
})
