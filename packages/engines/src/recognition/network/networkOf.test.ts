import { expect, it } from 'vitest'
import { readGrammar } from '../grammar/readGrammar.js'
import type { Network } from './Network.js'
import { networkOf } from './networkOf.js'

const networkIn = (jsgf: string) =>
  networkOf(readGrammar(jsgf), (word) => word.replaceAll(' ', '_'), ['f_a', 'f_b'])

/** How likely each sentence of up to five words is, on its likeliest way. */
function sentencesOf({ states, start, end }: Network) {
  const found = new Map<string, number>()
  const follow = (state: number, said: readonly string[], cost: number, isAfterSilence: boolean) => {
    const sentence = said.join(' ')
    if (state === end) found.set(sentence, Math.max(found.get(sentence) ?? 0, Math.exp(cost)))
    for (const arc of states[state] ?? []) {
      if (arc.name !== undefined && said.length < 5)
        follow(arc.to, [...said, arc.name], cost + arc.cost, false)
      // The engine follows one silent way after a word.
      if (arc.name === undefined && !isAfterSilence) follow(arc.to, said, cost + arc.cost, true)
    }
  }
  follow(start, [], 0, false)
  return Object.fromEntries([...found].map(([said, likely]) => [said, Number(likely.toPrecision(6))]))
}

it.each([
  ['public <a> = go;', { go: 1 }],
  ['public <a> = go | stop now;', { go: 0.5, 'stop now': 0.5 }],
  ['public <a> = /3/ go | /1/ stop;', { go: 0.75, stop: 0.25 }],
  ['public <a> = /1/ go | /0/ stop;', { go: 1 }],
  ['public <a> = /1e21/ go | /1e-7/ stop;', { go: 1, stop: 1e-28 }],
  ['public <a> = [please] go;', { go: 0.5, 'please go': 0.5 }],
  ['public <a> = go [on];', { go: 0.5, 'go on': 0.5 }],
  ['public <a> = a [b [c]];', { a: 0.5, 'a b': 0.25, 'a b c': 0.25 }],
  ['public <a> = [a] [b];', { '': 0.25, a: 0.25, b: 0.25, 'a b': 0.25 }],
  ['public <a> = "Good Night" | <NULL>;', { Good_Night: 0.5, '': 0.5 }],
  ['public <a> = go <VOID> | stop;', { stop: 0.5 }],
  ['public <a> = <b> | c <b>; <b> = x | y;', { x: 0.25, y: 0.25, 'c x': 0.25, 'c y': 0.25 }],
  ['public <a> = x; <b> = y; public <c> = z <b>;', { x: 0.5, 'z y': 0.5 }],
  ['public <a> = go {tag} // a comment\n;', { go: 1 }],
])('says what a grammar says, as likely as its choices: %s', (jsgf, sentences) => {
  expect(sentencesOf(networkIn(jsgf))).toEqual(sentences)
})

it.each([
  ['public <a> = x+;', { x: 0.5, 'x x': 0.25, 'x x x': 0.125, 'x x x x': 0.0625, 'x x x x x': 0.03125 }],
  ['public <a> = a b* c;', { 'a c': 0.5, 'a b c': 0.25, 'a b b c': 0.125, 'a b b b c': 0.0625 }],
  ['public <a> = (a [b])+ c;', { 'a c': 0.25, 'a b c': 0.25, 'a a c': 0.0625 }],
  ['public <a> = ([a] [b])* c;', { c: 0.5, 'a c': 0.0625, 'b a c': 0.0078125 }],
  ['public <a> = [x]+ y++ z*+;', { y: 0.125, 'x y': 0.0625, 'y y z': 0.03125, 'x y z': 0.03125 }],
  ['public <a> = go [<GARBAGE>];', { go: 0.5, 'go f_a': 0.125, 'go f_b f_a': 0.03125 }],
])('says a part again and again: %s', (jsgf, sentences) => {
  expect(sentencesOf(networkIn(jsgf))).toMatchObject(sentences)
})

const many = (count: number, part: (at: number) => string, between = ' ') =>
  Array.from({ length: count }, (_, at) => part(at)).join(between)
const digit = '<d> = zero | one | two | three | four | five | six | seven | eight | nine;'

it.each([
  ['up to 16 digits', `public <a> = ${'<d> ['.repeat(15)}<d>${']'.repeat(15)}; ${digit}`, 17, 160 + 15],
  [
    '1,000 lines that end alike',
    `public <a> = ${many(1000, (at) => `w${at} <end>`, ' | ')}; <end> = in the [big] room [please];`,
    7,
    1000 + 7,
  ],
  [
    'a rule in many places',
    `public <a> = ${many(50, (at) => `w${at} <d> <d>`, ' | ')}; ${digit}`,
    4,
    50 + 20,
  ],
])('keeps one state where the same can be said: %s', (_, jsgf, states, arcs) => {
  const network = networkIn(jsgf)
  expect(network.states).toHaveLength(states)
  expect(network.states.flat().length).toBeLessThanOrEqual(arcs)
})
