import { describe, expect, it } from 'vitest'
import { countSpacings, spacingFaults } from './spacings.ts'

describe('raw spacings', () => {
  it.each([
    ['a number', 'style({ gap: 14 })', 1],
    ['a negative number', 'style({ marginInlineStart: -6 })', 1],
    ['a text in px', "style({ padding: '0 52px 48px' })", 1],
    ['a sum with a token', `style({ inset: \`calc(\${vars.space.x1} + 2px)\` })`, 1],
    ['one on a line of its own', "style({\n  paddingBlockEnd:\n    '3px',\n  rowGap: 2,\n})", 2],
    ['nothing', "style({ margin: 0, padding: '0 auto' })", 0],
    ['a token', `style({ gap: vars.space.x1, padding: \`\${vars.space.x2} 0\` })`, 0],
    ['what is no spacing', "style({ width: 14, paddingRatio: 3, background: 'inset 2px' })", 0],
  ])('counts %s', (_, text, count) => {
    expect(countSpacings(text)).toBe(count)
  })

  it('may be as many as recorded', () => {
    expect(spacingFaults({ 'packages/ui': 3 }, { 'packages/ui': 3, 'packages/audio': 0 })).toEqual([])
  })

  it.each([
    ['rise', { 'packages/ui': 4 }, 'take them from'],
    ['begin in a package without any', { 'packages/ui': 3, 'apps/new': 1 }, 'apps/new: 1 raw'],
    ['fall without the kept count', { 'packages/ui': 2 }, 'write 2'],
    ['be kept for a package that is gone', {}, 'write 0'],
  ])('must not %s', (_, counted, words) => {
    expect(spacingFaults({ 'packages/ui': 3 }, counted)).toEqual([expect.stringContaining(words)])
  })
})
