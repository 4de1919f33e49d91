import { expect, it } from 'vitest'
import { GrammarLibrary } from '../index.js'
import { imported } from '../testing/imported.js'

const grammarOf = (rules: string) => `#JSGF V1.0;\ngrammar test;\n${rules}\n`

const politeness = `#JSGF V1.0;
grammar com.acme.politeness;
// Body
public <startPolite> = (please | kindly | could you | oh mighty computer) *;
public <endPolite> = [ please | thanks | thank you ];
`
const commands = `#JSGF V1.0;
grammar com.acme.commands;
import <com.acme.politeness.startPolite>;
import <com.acme.politeness.endPolite>;
/**
 * Basic command.
 * @example please move the window
 * @example open a file
 */
public <basicCmd> = <startPolite> <command> <endPolite>;
<command> = <action> <object>;
<action> = /10/ open |/2/ close |/1/ delete |/1/ move;
<object> = [the | a] (window | file | menu);
`

it('converts the two grammars of the JSGF note, the second with the rules of the first', () => {
  const polite = imported(politeness, 'jsgf')
  expect(polite.problems).toEqual(['silent-start 4:8', 'silent-start 5:8'])
  for (const said of ['please', 'oh mighty computer could you', 'thank you'])
    expect(polite.accepts(said)).toBe(true)

  const library = new GrammarLibrary([{ name: 'politeness', source: polite.source }])
  const { accepts, errors, problems, source } = imported(commands, 'jsgf', { library })
  expect(errors).toEqual([])
  expect(problems).toEqual([
    'imported-rule 3:8',
    'imported-rule 4:8',
    ...['weight 12:12', 'weight 12:23', 'weight 12:34', 'weight 12:46'],
  ])
  expect(source).toContain('// Basic command.\n// @example please move the window\n')
  for (const said of ['please move the window', 'please open a file thank you'])
    expect(accepts(said)).toBe(true)
  expect(accepts('open a the file')).toBe(false)
})

// Section 5.2 of the note: two grammars that export a rule of one name, and a rule of that name that uses both.
it('distinguishes rules with the same name by their grammars', () => {
  const colours = (name: string, words: string) =>
    `#JSGF V1.0;\ngrammar com.acme.${name};\npublic <color> = ${words};\n`
  const library = new GrammarLibrary(
    Object.entries({ pants: 'navy | grey', shirts: 'red | white' }).map(([name, words]) => ({
      name,
      source: imported(colours(name, words), 'jsgf').source,
    })),
  )
  const { accepts, errors, problems, source } = imported(
    `#JSGF V1.0;
grammar com.acme.selections;
import <com.acme.pants.*>;
import <com.acme.shirts.*>;
<color> = <com.acme.pants.color> | <shirts.color>;
public <statement> = I like <color>;
`,
    'jsgf',
    { library },
  )
  expect(errors).toEqual([])
  expect(problems).toEqual(['imported-rule 3:8', 'imported-rule 4:8'])
  expect(source).toContain('<color>: <pants.color> | <shirts.color>;')
  for (const said of ['I like navy', 'I like white']) expect(accepts(said), said).toBe(true)
  expect(accepts('I like green')).toBe(false)
})

// Examples of sections 4.2 to 4.9 of the JSpeech Grammar Format, W3C Note of 5 June 2000.
it.each([
  ['Michael | Yuriy | Mary | Duke | <otherNames>', '<otherNames> = Ada;', ['yuriy', 'Ada'], ['otherNames']],
  ['/10/ small | /2/ medium | /1/ large', '', ['small', 'large'], ['small large']],
  ['/0.5/ red | /0.1/ navy blue | /0.2/ sea green', '', ['navy blue'], ['navy']],
  ['please (/20/save files |/1/delete all files)', '', ['please delete all files'], ['please']],
  ['/20/ <city> |/5/ <country>', '<city> = Boston;\n<country> = France;', ['boston', 'france'], []],
  ['I live in (Boston | "New York")', '', ['I live in New York'], ['I live in New']],
  ['[please] (open | close | delete)', '', ['please open', 'close'], ['please']],
  [
    '<polite>* don’t crash',
    '<polite> = please | kindly | oh mighty computer;',
    ['don’t crash', 'please please don’t crash', 'oh mighty computer kindly don’t crash'],
    ['please'],
  ],
  [
    '(<polite> [<mark>])+ don’t crash',
    '<polite> = please;\n<mark> = oh;',
    ['please oh please don’t crash'],
    ['don’t crash'],
  ],
  ['sing New York +', '', ['sing New York York York'], ['sing New York New York']],
  ['sing (New York) *', '', ['sing', 'sing New York New York'], ['sing New']],
  ['sing "New York" +', '', ['sing New York New York'], ['sing', 'sing New York York']],
  [
    '<command>',
    '<command> = <action> | (<action> and <command>);\n<action> = stop | start | pause | resume;',
    ['stop', 'stop and start', 'pause and resume and stop'],
    ['stop and', 'stop start'],
  ],
  [
    '<X>',
    '<X> = something | <Y>;\n<Y> = another thing <X>;',
    ['something', 'another thing something', 'another thing another thing something'],
    ['another thing', 'something something'],
  ],
  [
    '<A>',
    '<A> = a (<B> | x) | stop;\n<B> = b <A> | c [<C>];\n<C> = d <B> | e <A>;',
    ['stop', 'a x', 'a b stop', 'a c', 'a c d c e a x', 'a b a c d b stop'],
    ['a', 'a b', 'a c d', 'a c e', 'a b x'],
  ],
  ['go <NULL> now', '', ['go now'], ['go']],
  ['a | <VOID> b', '', ['a'], ['b']],
])('says what %s says', (body, more, accepted, refused) => {
  const { accepts, errors } = imported(grammarOf(`public <x> = ${body};\n${more}`), 'jsgf')
  expect(errors).toEqual([])
  for (const said of accepted) expect(accepts(said), said).toBe(true)
  for (const said of refused) expect(accepts(said), said).toBe(false)
})

it('makes return values of tags', () => {
  const { tagsOf, problems, source } = imported(
    grammarOf(
      'public <country> = Australia {Oz} | (United States) {USA} | America {USA} | (U S of A) {USA};\n' +
        'public <act> = (open {OPEN} | "close it" {a \\} "b"}) {}{t};',
    ),
    'jsgf',
  )
  expect(tagsOf('United States')).toEqual([['@', 'USA']])
  expect(tagsOf('close it')).toEqual([
    ['@', 't'],
    ['@', 'a }  b'],
  ])
  expect(source).toContain('Australia {@ = "Oz";}')
  expect(problems).toEqual(['tag-changed 4:42'])
})

it('takes silence out of starts and of what is repeated without end, and nothing else', () => {
  const { accepts, errors, problems } = imported(
    grammarOf('public <s> = <w>* | ([c] [d]){x};\n<w> = [a] [b];\npublic <t> = go <s> <w>;'),
    'jsgf',
  )
  expect(errors).toEqual([])
  expect(problems).toEqual(['silent-start 3:8'])
  for (const said of ['a', 'b a b b', 'c d', 'd', 'go', 'go c', 'go a b a b'])
    expect(accepts(said), said).toBe(true)
  for (const said of ['d c', 'c a', '']) expect(accepts(said), said).toBe(false)
})

it.each([
  ['header 1:1', 'grammar a;\npublic <a> = b;'],
  ['unreadable 3:1', grammarOf('wrong;\npublic <a> = b;')],
  ['unreadable 3:16', grammarOf('public <a> = b };')],
  ['unreadable 3:16', grammarOf('public <a> = (b;')],
  ['duplicate-rule 4:1', grammarOf('public <a> = b;\n<a> = c;')],
  ['recursive-rule 3:20', grammarOf('public <a> = b | [ <a> ] c;')],
  ['undefined-rule 3:18', grammarOf('public <a> = b | <c>;')],
  ['rule-renamed 4:1', grammarOf('public <a> = b | <c+d>;\n<c+d> = e;')],
  ['unspoken-token 3:16', grammarOf('public <a> = b "?";')],
  ['tag-alone 3:26', grammarOf('public <a> = b | [<NULL> {t}] c;')],
  ['never-said 4:1', grammarOf('public <a> = b | <c>;\n<c> = <VOID>;')],
  ['no-start 3:1', grammarOf('<a> = b;')],
])('reports %s', (problem, text) => {
  const { problems, errors, accepts } = imported(text, 'jsgf')
  expect(problems).toEqual([problem])
  expect(errors).toEqual([])
  expect(accepts('b')).toBe(true)
})
