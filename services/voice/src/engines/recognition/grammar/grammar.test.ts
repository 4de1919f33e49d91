import { expect, it } from 'vitest'
import { VoiceFailure } from '../../../failures.js'
import { parseJsgf } from './parseJsgf.js'
import { printJsgf } from './printJsgf.js'
import { vocabularyOf } from './vocabularyOf.js'

const printed = (jsgf: string) =>
  printJsgf(parseJsgf(jsgf), (word) => `w_${word.replaceAll(' ', '_')}`, 'f_a | f_b')
const problemOf = (jsgf: string) => {
  try {
    parseJsgf(jsgf)
    return undefined
  } catch (failure) {
    return failure instanceof VoiceFailure && failure.code === 'grammar_error'
      ? failure.details.errors?.jsgf
      : failure
  }
}

it('writes for the engine what it read, with rules and words renamed and tags and comments gone', () => {
  const jsgf = `#JSGF V1.0 UTF-8 en;
grammar com.example.lamps; // a comment
/** another */
public <main> = /2.5/ switch (on {state=on} | off {state=\\}}) [the] <Lampe> | /1/ "Good Night"+;
<Lampe> = lamp* | <NULL>;`
  expect(printed(jsgf)).toBe(
    `#JSGF V1.0;
grammar g;
public <top> = <r0>;
<r0> = (/2.5/ w_switch (w_on | w_off) [w_the] <r1> | /1/ (w_Good_Night)+);
<r1> = ((w_lamp)* | <NULL>);
`,
  )
  expect(vocabularyOf(parseJsgf(jsgf))).toEqual(['switch', 'on', 'off', 'the', 'Good Night', 'lamp'])
})

it('starts with every public rule', () => {
  expect(printed('public <a> = x; <b> = y; public <c> = <b>;')).toContain('public <top> = <r0> | <r2>;')
})

it('writes any speech out as a chain of sounds', () => {
  expect(printed('public <a> = turn on [<GARBAGE>];')).toContain('<r0> = w_turn w_on [(f_a | f_b)+];')
})

it.each([
  ['', 'no rule is public'],
  ['<a> = b;', 'no rule is public'],
  ['public <a> = ;', '1:14 something to say is expected'],
  ['public <a> = b', '1:15 ";" is expected'],
  ['public <a> = b;\n  oops', '2:3 a rule name such as <command> is expected'],
  ['public <a> = b | ;', '1:18 something to say is expected'],
  ['public <a> = (b;', '1:16 ")" is expected'],
  ['public <a> = b } c;', '1:16 unexpected character'],
  ['public <a> = b; <a> = c;', '1:17 <a> is defined twice'],
  ['public <GARBAGE> = b;', '1:8 <GARBAGE> cannot be defined'],
  ['import <x.y>; public <a> = b;', '1:8 imports are not supported'],
  ['public <a> = "";', '1:14 an empty word'],
  ['public <a> = b <a>;', '<a> is recursive; use * or + instead'],
  ['public <a> = <b>; <b> = c; <d> = <e>;', '<e> is not defined'],
])('says what is wrong in %j', (jsgf, problem) => {
  expect(problemOf(jsgf)).toBe(problem)
})

it('refuses nesting that would exhaust the stack', () => {
  expect(problemOf(`public <a> = ${'('.repeat(5000)}b${')'.repeat(5000)};`)).toBe('1:214 nested too deeply')
})

it('refuses a small text that is enormous once written out', () => {
  const rules = Array.from({ length: 40 }, (_, at) => `<r${at}> = <r${at + 1}> <r${at + 1}>;`)
  expect(problemOf(`public <a> = <r0>; ${rules.join(' ')} <r40> = word;`)).toMatch(/^more than 200000 words/)
})

it('counts any speech as the many sounds it is', () => {
  expect(problemOf(`public <a> = ${'<GARBAGE> '.repeat(4000)};`)).toBeUndefined()
  expect(problemOf(`public <a> = ${'<GARBAGE> '.repeat(4001)};`)).toMatch(/^more than 200000 words/)
})
