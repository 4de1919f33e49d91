import { describe, expect, it } from 'vitest'
import type { CommandGroup } from './Command.js'
import { searchCommands } from './searchCommands.js'

const group = (...titles: string[]): CommandGroup => ({
  id: 'g',
  title: 'Group',
  commands: titles.map((title) => ({ id: title, title })),
})
const found = (query: string, ...groups: CommandGroup[]) =>
  searchCommands(groups, query).flatMap(({ commands }) => commands.map(({ title }) => title))

describe('searchCommands', () => {
  it.each([
    ['VOICE', ['Voice mailbox', 'Try voice notes', 'Invoice']],
    ['voi mai', ['Voice mailbox']],
    ['mailbox voice', ['Voice mailbox']],
    ['nothing', []],
    ['', ['Invoice', 'Try voice notes', 'Voice mailbox']],
  ])('%j finds %j, the beginnings first', (query, titles) => {
    expect(found(query, group('Invoice', 'Try voice notes', 'Voice mailbox'))).toEqual(titles)
  })

  it('finds without accents and over apostrophes', () => {
    expect(found('aide reglage', group('Réglages de l’aide'))).toEqual(['Réglages de l’aide'])
    expect(found('l’écoute', group('Arrêter l’ecoute'))).toEqual(['Arrêter l’ecoute'])
  })

  it('searches the detail and the keywords too, after the titles', () => {
    const commands = [
      { id: '1', title: 'Downloads', keywords: 'sdk' },
      { id: '2', title: 'Catalogue', detail: 'SDK 6.1' },
      { id: '3', title: 'SDK reference' },
    ]
    const [best] = searchCommands([{ id: 'g', title: 'G', commands }], 'sdk')
    expect(best?.commands.map(({ id }) => id)).toEqual(['3', '1', '2'])
  })

  it('gives at most four of a group and no empty group', () => {
    const many = group('a1', 'a2', 'a3', 'a4', 'a5')
    expect(found('a', many, group('b'))).toEqual(['a1', 'a2', 'a3', 'a4'])
    expect(searchCommands([many, group('b')], 'a')).toHaveLength(1)
  })

  it('leaves the results of a server unchanged', () => {
    expect(found('zzz', { ...group('From the server'), isSearched: true })).toEqual(['From the server'])
  })
})
