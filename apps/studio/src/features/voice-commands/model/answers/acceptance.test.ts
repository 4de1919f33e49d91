import { analyze, applyEdits, match, type NotMatched } from '@saywright/grammar'
import { describe, expect, it } from 'vitest'
import { grammarState } from '../grammar/grammarState.js'
import { acceptanceOf, changedLines } from './acceptance.js'

const head = '#BNF+EM V2.1;\n!grammar lamps;\n!start <main>;\n'

function accepting(rules: string, sentence: string) {
  const source = head + rules
  const grammar = grammarState(source).checked
  if (!grammar) throw new Error('The grammar of this test has errors')
  const { nearest } = match(grammar.compiled, sentence) as NotMatched
  const accept = acceptanceOf(grammar, sentence, nearest, {})
  return accept && { ...accept, source, changed: applyEdits(source, accept.edits) }
}

describe('the change that would accept a sentence', () => {
  it('is shown with its line, and has its promised effect', () => {
    const accept = accepting('<main>: switch (on | off) the lamp;\n', 'switch up the lamp')
    expect(accept?.lines).toEqual([
      {
        line: 4,
        pieces: [
          { kind: 'keep', text: '<main>: switch (on' },
          { kind: 'add', text: ' | up' },
          { kind: 'keep', text: ' | off) the lamp;' },
        ],
      },
    ])
    const changed = analyze(accept?.changed ?? '')
    expect(changed.problems).toEqual([])
    expect(match(changed.compiled, 'switch up the lamp').matched).toBe(true)
  })
  it('names every line it changes', () => {
    const accept = accepting('<main>: switch <state>\n  the lamp;\n<state>: on | off;\n', 'switch up a lamp')
    expect(accept?.lines.map(({ line }) => line)).toEqual([5, 6])
  })
  it.each([
    ['shares no word with the grammar', '<main>: stop;\n', 'zzz'],
    ['is far from every sentence', '<main>: switch (on | off) the lamp;\n', 'what time is it now please'],
    ['would make the grammar match silence', '<main>: [please now] stop;\n', 'please now'],
    ['matches already', '<main>: stop;\n', 'stop'],
  ])('is not offered when the sentence %s', (_, rules, sentence) => {
    expect(accepting(rules, sentence)).toBeUndefined()
  })
  it('shows a line of many values around its change alone', () => {
    const source = `<main>: ${'lamp | '.repeat(60)}light;`
    const [line] = changedLines(source, [{ start: 200, end: 204, text: 'bulb' }])
    const [before, removed, added, after] = line?.pieces ?? []
    expect(before?.text).toBe(`…${source.slice(152, 200)}`)
    expect([removed?.text, added?.text]).toEqual([source.slice(200, 204), 'bulb'])
    expect(after?.text).toBe(`${source.slice(204, 252)}…`)
  })
})
