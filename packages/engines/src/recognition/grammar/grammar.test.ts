import { expect, it } from 'vitest'
import { EngineFailure } from '../../failures/EngineFailure.js'
import { readGrammar } from './readGrammar.js'
import { vocabularyOf } from './vocabularyOf.js'

const problemOf = (jsgf: string) => {
  try {
    readGrammar(jsgf)
    return undefined
  } catch (failure) {
    return failure instanceof EngineFailure && failure.code === 'grammar_error'
      ? failure.details.errors?.jsgf
      : failure
  }
}

it('reads words in order, without rules, tags and comments', () => {
  const jsgf = `#JSGF V1.0 UTF-8 en;
grammar com.example.lamps; // a comment
/** another */
public <main> = /2.5/ switch (on {state=on} | off {state=\\}}) [the] <Lampe> | /1/ "Good Night"+;
<Lampe> = lamp* | <NULL>;`
  expect(vocabularyOf(readGrammar(jsgf))).toEqual(['switch', 'on', 'off', 'the', 'Good Night', 'lamp'])
})

it.each([
  ['', 'no rule is public'],
  ['<a> = b;', 'no rule is public'],
  ['public <a> = ;', '1:14 something to say is expected'],
  ['public <a> = b', '1:15 ";" is expected'],
  ['public <a> = b;\n  oops', '2:3 unexpected "oops"'],
  ['public <a> = b | ;', '1:18 something to say is expected'],
  ['public <a> = (b;', '1:16 ")" is expected'],
  ['public <a> = b } c;', '1:16 unexpected "}"'],
  ['public <a> = b; <a> = c;', '1:17 <a> is defined twice'],
  ['public <a> b;', '1:12 "=" is expected'],
  ['grammar a public <b> = c;', '1:11 ";" is expected'],
  ['public <a> = b /2/ c;', '1:16 a weight is a number before an alternative'],
  ['public <a> = /./ b;', '1:14 a weight is a number before an alternative'],
  [`public <a> = /${'9'.repeat(400)}/ b;`, '1:14 a weight is a number before an alternative'],
  ['public <a> = b {t;', '1:16 unexpected "{"'],
  ['public <a> = b; public <NULL> = c;', '1:24 <NULL> cannot be defined'],
  ['public <a> = <b.c>; <c> = d;', '<b.c> is not defined'],
  ['public <a> = [];', '1:15 something to say is expected'],
  ['public <a> = {t};', '1:17 something to say is expected'],
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

const many = (count: number, part: (at: number) => string, between = ' ') =>
  Array.from({ length: count }, (_, at) => part(at)).join(between)
const doubled = (times: number, last: string, part = (next: string) => `${next} ${next}`) =>
  `public <a> = <r0>; ${many(times, (at) => `<r${at}> = ${part(`<r${at + 1}>`)};`)} <r${times}> = ${last};`

// Each of these took the engine longer than ten seconds or more than 100 MB.
it.each([
  ['rules that double', doubled(17, 'go')],
  ['rules that double for ever', doubled(5000, 'go')],
  ['rules that double nothing', `${doubled(8, '<NULL>')} public <b> = go;`],
  ['repeats of repeats', doubled(40, 'go', (next) => `(${next} stop)+`)],
  ['options in a row', `public <a> = go ${many(150, () => '[on]')};`],
  ['options in options', `public <a> = ${many(120, () => 'on [')}off${']'.repeat(120)};`],
  ['repeats of what may be silent', `public <a> = ${many(150, () => '(on)*')} go;`],
  ['any speech again and again', `public <a> = ${'<GARBAGE> '.repeat(500)};`],
  ['too many words', `public <a> = ${many(20_001, (at) => `w${at}`, ' | ')};`],
  ['a long text of little', `public <a> = ${'a|'.repeat(240_000)}a;`],
])('refuses a grammar whose network would be enormous, without writing it out: %s', (_, jsgf) => {
  expect(problemOf(jsgf)).toMatchObject({ code: 'grammar_too_large' })
})

it.each([
  ['a contact list', `public <a> = call ${`(${many(10_000, (at) => `name${at}`, ' | ')})`} please;`],
  [
    '1,000 sentences',
    `public <a> = ${many(1000, (at) => `(switch | turn) the lamp ${at} [on | off]`, ' | ')};`,
  ],
  [
    'ten digits, each optional',
    `<d> = ${many(10, String, ' | ')}; public <a> = dial ${'[<d>] '.repeat(10)};`,
  ],
  ['32 nested rounds', `public <a> = ${many(32, () => 'up [')}down${']'.repeat(32)};`],
  ['any speech twice', 'public <a> = [<GARBAGE>] go <GARBAGE>;'],
])('takes what people write: %s', (_, jsgf) => {
  expect(problemOf(jsgf)).toBeUndefined()
})

it.each([
  ['signs in a row', `public <a> = go${'+*'.repeat(40_000)};`],
  [
    'brackets in brackets, each with tags and signs',
    `public <a> = ${'('.repeat(200)}go${`)${'{tag}+'.repeat(10)}`.repeat(200)};`,
  ],
  [
    'a long chain of rules',
    `public <a> = <r0>; ${many(9000, (at) => `<r${at}> = <r${at + 1}>;`)} <r9000> = go;`,
  ],
])('reads %s without exhausting the stack', (_, jsgf) => {
  expect(problemOf(jsgf)).not.toBeInstanceOf(RangeError)
})
