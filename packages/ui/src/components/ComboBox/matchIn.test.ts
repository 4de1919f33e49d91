import { describe, expect, it } from 'vitest'
import { matchIn } from './matchIn.js'

const found = (label: string, typed: string) => {
  const match = matchIn(label, typed)
  return match && label.slice(match.start, match.end)
}

describe('the words typed are found in a label', () => {
  it('whatever the case and the accents', () => {
    expect(found('Élysée', 'elys')).toBe('Élys')
    expect(found('Cote d’Ivoire', 'CÔTE')).toBe('Cote')
  })

  it('at their first place', () => {
    expect(matchIn('South Africa', 'fr')).toEqual({ start: 7, end: 9 })
  })

  it('in scripts whose letters fall apart when folded', () => {
    expect(found('한국어', '국')).toBe('국')
  })

  it('with accents that are letters of their own', () => {
    expect(found('Ame\u0301rique', 'meri')).toBe('me\u0301ri')
  })

  it('over a no-break space, and without the spaces around them', () => {
    expect(found('New\u00a0Zealand', ' w z ')).toBe('w\u00a0Z')
  })

  it('at the beginning of everything when nothing is typed', () => {
    expect(matchIn('France', '  ')).toEqual({ start: 0, end: 0 })
  })

  it('or not', () => {
    expect(matchIn('France', 'xy')).toBeUndefined()
  })
})
