import { expect, it } from 'vitest'
import { analyze, format, highlight } from '../index.js'
import { grammarOf } from '../testing/compiled.js'
import { picking } from '../testing/picking.js'

it('lays out what was written carelessly, with comments beside the same code', () => {
  const careless = `#BNF+EM V2.1;!grammar   a ;
// the start
!start<main>;   // one


/* the rule */
<main>:open( the|a )[ big ]!repeat( door ,1 , 2 ){@="x";}|"shut  it";
`
  expect(format(analyze(careless))).toBe(`#BNF+EM V2.1;
!grammar a;
// the start
!start <main>;  // one

/* the rule */
<main>: open (the | a) [big] !repeat(door, 1, 2) {@="x";} | "shut  it";
`)
})

it('puts long alternatives under one another, as many on a line as fit 80 columns', () => {
  expect(format(analyze(picking))).toContain(`
<quantity>: one {@ = "1";} | two {@ = "2";} | three {@ = "3";}
          | "a dozen" {@ = "12";} | !repeat(<digit>, 2, 3);
`)
})

it('begins a new line after a comment inside a rule', () => {
  expect(format(analyze(grammarOf('a // first\n| b /* second */ c')))).toContain(
    '<main>: a // first\n      | b /* second */ c;\n',
  )
})

it('leaves a text with errors alone', () => {
  const source = grammarOf('a   (  b')
  expect(format(analyze(source))).toBe(source)
})

it('colours a slot as a slot at every occurrence of its name', () => {
  const source = grammarOf(
    '!tag(GO, go) <s> <t> "x" <...> // why',
    '!slot <s>;\n<t>: a {@ = "b";};\n',
  ).replace('// why;', '; // why')
  const colours = highlight(analyze(source).grammar).map(
    ({ kind, start, end }) => `${kind} ${source.slice(start, end)}`,
  )
  expect(colours).toEqual([
    'directive #BNF+EM V2.1;',
    'directive !grammar',
    'word test',
    'directive !start',
    'rule <main>',
    'rule <main>',
    'directive !tag',
    'tag GO',
    'word go',
    'slot <s>',
    'rule <t>',
    'string "x"',
    'directive <...>',
    'comment // why',
    'directive !slot',
    'slot <s>',
    'rule <t>',
    'word a',
    'tag {@ = "b";}',
  ])
})
