import {
  analyze,
  type BoxShape,
  type GroupShape,
  match,
  type RailShape,
  type Shape,
} from '@saywright/grammar'
import { describe, expect, it } from 'vitest'
import { suiteRun } from '../../model/answers/suiteRun.js'
import { coveredShapes } from './coveredShapes.js'
import { canOpen, diagramOf, type Graph, initialExpansion, withMore, withOpen } from './graphOf.js'
import { litShapes } from './litShapes.js'
import { noPlaces, placesOfPath } from './placesOfPath.js'

const words = { repeat: () => 'often', invalid: '?', more: (count: number) => `${count} more` }

function graphOf(rules: string, sentence?: string, drawn = 'a'): Graph {
  const analysis = analyze(`#BNF+EM V2.1;\n!grammar g;\n!start <a>;\n${rules}\n`)
  const rule = analysis.symbols.rules.get(drawn)
  if (!rule) throw new Error(`There is no rule ${drawn}`)
  const result = sentence === undefined ? undefined : match(analysis.compiled, sentence)
  if (result && !result.matched) throw new Error(`“${sentence}” does not match`)
  return {
    analysis,
    rule,
    places: result ? placesOfPath(result.path, drawn) : noPlaces,
    meaning: result?.meaning,
    coverage: undefined,
    folding: initialExpansion,
  }
}

const shapesOf = (shape: Shape): Shape[] =>
  shape.kind === 'group' ? [shape, ...shape.items.flatMap(shapesOf)] : [shape]
const boxes = (root: GroupShape) => shapesOf(root).filter((shape): shape is BoxShape => shape.kind === 'box')
const rails = (root: GroupShape) =>
  shapesOf(root).filter((shape): shape is RailShape => shape.kind === 'rail')

function drawn(graph: Graph) {
  const diagram = diagramOf(graph, words)
  const lit = litShapes(diagram, graph.places)
  return {
    texts: boxes(diagram.shape).map(({ text }) => text),
    lit: boxes(diagram.shape)
      .filter((box) => lit.has(box))
      .map(({ text }) => text),
    bypasses: rails(diagram.shape)
      .filter(({ role }) => role === 'bypass')
      .map((rail) => lit.has(rail)),
    isLit: lit.has(diagram.shape),
  }
}

describe('the way of a sentence', () => {
  it('lights its words in the rules it enters, each where it was entered', () => {
    const graph = graphOf('<a>: <b> and <b>;\n<b>: one | two;', 'one and two')
    expect(drawn(graph).texts.toSorted()).toEqual(['and', 'one', 'one', 'two', 'two'])
    expect(drawn(graph).lit).toEqual(['one', 'and', 'two'])
  })
  it.each([
    ['please go', [false]],
    ['go', [true]],
  ])('“%s” takes the way around an optional part or not', (sentence, bypasses) => {
    expect(drawn(graphOf('<a>: [please] go;', sentence)).bypasses).toEqual(bypasses)
  })
  it('of silence inside a choice takes the way that can be silent', () => {
    const { lit, bypasses } = drawn(graphOf('<a>: go (fast | [now]);', 'go'))
    expect(lit).toEqual(['go'])
    expect(bypasses).toEqual([true])
  })
  it('lights every part that a repeat says', () => {
    expect(drawn(graphOf('<a>: !repeat(one | two | three, 1, 3);', 'three one')).lit.toSorted()).toEqual([
      'one',
      'three',
    ])
  })
  it('lights a phrase by the words in it, and a folded rule by its name', () => {
    expect(drawn(graphOf('<a>: "a dozen" | one;', 'a dozen')).lit).toEqual(['a dozen'])
    const graph = graphOf('<a>: <b>;\n<b>: one;', 'one')
    const key = String(graph.analysis.source.indexOf('<b>;'))
    expect(drawn({ ...graph, folding: withOpen(initialExpansion, key, false) }).lit).toEqual(['<b>'])
  })
  it('is that inside the drawn rule, where the sentence passes it first', () => {
    expect(drawn(graphOf('<a>: <b> and <b>;\n<b>: one | two;', 'two and one', 'b')).lit).toEqual(['two'])
  })
  it('lights nothing in a rule that it does not enter', () => {
    expect(drawn(graphOf('<a>: go | <b>;\n<b>: one;', 'go', 'b')).isLit).toBe(false)
  })
})

describe('a drawing', () => {
  it('is collapsed until a rule is opened', () => {
    const graph = graphOf('<a>: <b>;\n<b>: one;')
    const key = String(graph.analysis.source.indexOf('<b>;'))
    expect(drawn(graph).texts).toEqual(['<b>'])
    expect(drawn({ ...graph, folding: withOpen(initialExpansion, key, true) }).texts).toEqual(['one'])
  })
  it('never opens a rule inside itself', () => {
    const graph = graphOf('<a>: one <b>;\n<b>: two <a> <b>;')
    const [outer, , inner] = [...graph.analysis.symbols.references.values()].flat()
    if (!outer || !inner) throw new Error('No reference')
    const path = `${outer.range.start.offset}/`
    expect([canOpen(graph, outer, ''), canOpen(graph, inner, path)]).toEqual([true, false])
  })
  it('bounds a long choice, keeps the way of the sentence, and shows more on demand', () => {
    const names = Array.from({ length: 2000 }, (_, index) => `n${index}`)
    const graph = graphOf(`<a>: ${names.join(' | ')};`, 'n1999')
    expect(drawn(graph).texts).toEqual(expect.arrayContaining(['n0', 'n19', 'n1999', '1979 more']))
    expect(drawn(graph).texts).toHaveLength(22)
    const key = String(graph.rule.body.range.start.offset)
    expect(drawn({ ...graph, folding: withMore(initialExpansion, key) }).texts).toHaveLength(122)
  })
})

it('draws an import as such, and not as a dynamic slot', () => {
  const diagram = diagramOf(graphOf('!import <n.digit>;\n!slot <who>;\n<a>: to <n.digit> for <who>;'), words)
  const kinds = Object.fromEntries(boxes(diagram.shape).map(({ text, box }) => [text, box]))
  expect(kinds).toMatchObject({ '<n.digit>': 'import', '<who>': 'slot' })
})

describe('the meaning of a sentence', () => {
  const source =
    '<a>: !tag(PICK, pick) <count> <place>;\n<count>: one {@ = "1";} | two {@ = "2";};\n<place>: !tag(aisle, aisle <n> [!tag(side, left)]);\n!slot <n>;\n<n>: four;'
  it('is behind the tags, rules and slots that it names', () => {
    const { shape } = diagramOf(graphOf(source, 'pick two aisle four left'), words)
    const labels = shapesOf(shape).filter((each) => each.kind === 'label')
    const texts = [...labels.map(({ text }) => text), ...boxes(shape).map(({ text }) => text)]
    expect(texts).toEqual(
      expect.arrayContaining(['PICK', '<count> = 2', 'aisle = aisle four left', 'side = left', '<n> = four']),
    )
  })
  it('is nowhere else', () => {
    const { shape } = diagramOf(graphOf(source), words)
    expect(boxes(shape).map(({ text }) => text)).toEqual(['pick', '<count>', '<place>'])
  })
})

describe('the coverage of a suite', () => {
  const rules = '<a>: go <b> | (stop | halt) now;\n<b>: fast | slow;'
  const shown = (said: readonly string[]) => {
    const graph = graphOf(rules)
    const suite = said.map((sentence) => ({ sentence, expect: 'accept' }) as const)
    const { covered } = suiteRun(graph.analysis, suite, {})
    const { shape } = diagramOf(graph, words)
    const found = coveredShapes(shape, { ...covered, source: graph.analysis.source, said: 0 })
    return {
      boxes: Object.fromEntries(boxes(shape).map((box) => [box.text, found.get(box)])),
      rails: rails(shape).filter((rail) => found.get(rail) === 'never').length,
    }
  }
  it('is complete, partial or missing, for a folded rule with all its content', () => {
    expect(shown(['go fast']).boxes).toEqual({
      ...{ go: 'said', '<b>': 'partly', stop: 'never', halt: 'never', now: 'never' },
    })
    expect(shown(['go fast', 'go slow', 'stop now']).boxes).toMatchObject({ '<b>': 'said', halt: 'never' })
  })
  it('draws a way as never said where nothing on it is', () => {
    const [none, one, all] = [shown([]), shown(['go fast']), shown(['go fast', 'stop now', 'halt now'])]
    expect(none.rails).toBeGreaterThan(one.rails)
    expect(one.rails).toBeGreaterThan(all.rails)
    expect(all.rails).toBe(0)
  })
})
