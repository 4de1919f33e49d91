import { describe, expect, it, test } from 'vitest'
import { searchWords } from './foldText.js'
import { matchedRanges, matchesText, phraseRange } from './matchText.js'

test.each([
  ['Évreux', 'evreux', true],
  ['Evreux', 'ÉVREUX', true],
  ['Saint-Étienne', 'etienne saint', true],
  ['New\u00a0Zealand', 'new zealand', true],
  ['한국어', '국', true],
  ['한국어', '하', true],
  ['Évreux', '  ', true],
  ['Évreux', 'evry', false],
])('in %j, %j is found: %s', (text, query, isFound) => expect(matchesText(text, query)).toBe(isFound))

describe('what was typed is found in a label', () => {
  const found = (label: string, typed: string) => {
    const range = phraseRange(label, typed)
    return range && label.slice(range.start, range.end)
  }

  it('whatever the case and the accents', () => {
    expect(found('Élysée', 'elys')).toBe('Élys')
    expect(found('Cote d’Ivoire', 'CÔTE')).toBe('Cote')
  })

  it('at its first place', () => {
    expect(phraseRange('South Africa', 'fr')).toEqual({ start: 7, end: 9 })
  })

  it('in scripts whose letters fall apart when folded', () => {
    expect(found('한국어', '국')).toBe('국')
  })

  it('with accents that are separate letters', () => {
    expect(found('Ame\u0301rique', 'meri')).toBe('me\u0301ri')
  })

  it('over a no-break space, and without the spaces around it', () => {
    expect(found('New\u00a0Zealand', ' w z ')).toBe('w\u00a0Z')
  })

  it('at the beginning of everything when nothing is typed', () => {
    expect(phraseRange('France', '  ')).toEqual({ start: 0, end: 0 })
  })

  it('or not', () => {
    expect(phraseRange('France', 'xy')).toBeUndefined()
  })
})

test.each([
  ['Voice in voice', 'voice', ['Voice', 'voice']],
  ['Réglages', 'regl', ['Régl']],
  ['Re\u0301glages', 'regl', ['Re\u0301gl']],
  ['Abcabc', 'ab bc', ['Abcabc']],
  ['İstanbul', 'istan', ['İstan']],
  ['👩🏽‍🚀 été', 'ete', ['été']],
  ['Straße', 'strasse', ['Straße']],
  ['Œuvre', 'oeu', ['Œu']],
])('in %j of %j are marked %j', (text, query, parts) => {
  const ranges = matchedRanges(text, searchWords(query))
  expect(ranges.map(({ start, end }) => text.slice(start, end))).toEqual(parts)
})
