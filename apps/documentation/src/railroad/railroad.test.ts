import { analyze, ruleDiagram } from '@saywright/grammar'
import { describe, expect, it, test } from 'vitest'
import { ruleList } from './ruleList.js'
import { ruleSvg } from './ruleSvg.js'
import { railroadMessages } from './words.js'

const setting = { words: railroadMessages['en-US'], slots: new Set(['room']) }

function ruleOf(body: string) {
  const [rule] = analyze(`#BNF+EM V2.1;\n<main>: ${body};`).symbols.definitions
  if (!rule) throw new Error('No rule.')
  return rule
}

interface Box {
  readonly x: number
  readonly y: number
  readonly width: number
  readonly text: string
}

/** The positions of the boxes of a drawing. */
const boxesOf = (svg: string): Box[] =>
  [
    ...svg.matchAll(
      /class="box \w+"[^>]*><rect x="([\d.]+)" y="([\d.]+)" width="(\d+)"[^>]*\/><text[^>]*>([^<]*)/g,
    ),
  ].map(([, x, y, width, text = '']) => ({ x: Number(x), y: Number(y), width: Number(width), text }))

describe('a drawing', () => {
  it('has each word once, with its position in the source', () => {
    const rule = ruleOf('[please] (open | close) the <room>')
    const svg = ruleSvg(rule, setting).text
    expect(
      boxesOf(svg)
        .map(({ text }) => text)
        .toSorted(),
    ).toEqual(['&lt;room&gt;', 'close', 'open', 'please', 'the'].toSorted())
    expect(svg).toContain(`class="box slot" data-start="${rule.range.end.offset - 7}"`)
  })

  it('puts the words of a sequence from left to right on one line', () => {
    const [one, two] = boxesOf(ruleSvg(ruleOf('one two'), setting).text)
    expect(two?.y).toBe(one?.y)
    expect(two?.x).toBeGreaterThan((one?.x ?? 0) + (one?.width ?? 0))
  })

  it('puts alternatives below each other, none over another', () => {
    const ys = boxesOf(ruleSvg(ruleOf('one | [two] | three'), setting).text).map(({ y }) => y)
    const sorted = ys.toSorted((a, b) => a - b)
    for (const [index, y] of sorted.slice(1).entries())
      expect(y - (sorted[index] ?? 0)).toBeGreaterThanOrEqual(30)
  })

  it('says how often a part is repeated, and which name and value it gives', () => {
    const svg = ruleSvg(ruleOf('!repeat(one, 2, 3) !tag(MOVE, up {@ = "1";})'), setting).text
    for (const text of ['2 to 3 times', 'MOVE', '@ = &quot;1&quot;']) expect(svg).toContain(`>${text}</text>`)
  })
})

test.each(['a', '[a]', 'a | b', '!repeat(a, 1, *)', '!tag(LONGNAME, a)', '[a | [b] c] d | (e | f) g'])(
  'the drawing of %s stays inside its bounds',
  (body) => {
    const { width: whole, height } = ruleDiagram(ruleOf(body), setting)
    const boxes = boxesOf(ruleSvg(ruleOf(body), setting).text)
    expect(boxes.length).toBeGreaterThan(0)
    for (const { x, y, width } of boxes) {
      expect(x).toBeGreaterThanOrEqual(0)
      expect(x + width).toBeLessThanOrEqual(whole)
      expect(y).toBeGreaterThanOrEqual(0)
      expect(y + 30).toBeLessThanOrEqual(height)
    }
  },
)

test.each([
  ['a b', 'The rule &lt;main&gt; a b'],
  ['[a] b', 'The rule &lt;main&gt; Optional: a b'],
  ['a | b c', 'The rule &lt;main&gt; One of these: a One after the other: b c'],
  ['(a | b) <room>', 'The rule &lt;main&gt; One of these: a b A value of the dynamic slot &lt;room&gt;'],
  ['!repeat(a, 1, *)', 'The rule &lt;main&gt; 1 time or more: a'],
  ['!tag(N, <...>)', 'The rule &lt;main&gt; With the name N: Any words'],
  ['a {@ = "1";}', 'The rule &lt;main&gt; With the value “1”: a'],
])('describes %s in words: %s', (body, words) => {
  const text = ruleList(ruleOf(body), setting).text
  expect(
    text
      .replace(/<[^>]*>/g, ' ')
      .replace(/\s+/g, ' ')
      .trim(),
  ).toBe(words)
})
