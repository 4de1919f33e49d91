import { expect, it } from 'vitest'
import { GrammarLibrary, match, type SlotValues } from '../index.js'
import { compiled } from '../testing/compiled.js'

function meaningOf(source: string, sentence: string, slots: SlotValues = {}) {
  const result = match(compiled(source), sentence, { slots })
  if (!result.matched) throw new Error(`“${sentence}” does not match`)
  return result.meaning
}

const warehouse = `#BNF+EM V2.1;
!grammar warehouse;
!start <order>;
!slot <item>;
<order>: [please] (<pick> | <report> | <level>) [now];
<pick>: !tag(PICK, (pick | take) !tag(quantity, <number>) !tag(pack, crates | boxes) of !tag(item, <item>) [from <aisle>]);
<report>: !tag(REPORT, report) <item> !tag(kind, missing {@ = "MISSING";} | broken {@ = "BROKEN";});
<level>: set the volume to !tag(level, <number>) | count from !tag(range, <number> to <number>);
<aisle>: !tag(aisle, aisle <number> [<side>]);
<side>: !tag(side, left | right);
<number>: <ones> | <tens> [<ones>];
<tens>: ten {@ = "10";} | twenty {@ = "20";};
<ones>: two {@ = "2";} | seven {@ = "7";};
`
const slots = { item: ['copper wire', 'light bulbs'] }

it('names the intent and the entities of a sentence, nested as its tags are', () => {
  expect(meaningOf(warehouse, 'pick two crates of copper wire from aisle twenty two left', slots)).toEqual({
    intent: 'PICK',
    entities: [
      { name: 'quantity', value: '2', text: 'two', from: 1, to: 2, entities: [] },
      { name: 'pack', value: 'crates', text: 'crates', from: 2, to: 3, entities: [] },
      { name: 'item', value: 'copper wire', text: 'copper wire', from: 4, to: 6, entities: [] },
      {
        ...{ name: 'aisle', value: '22', text: 'aisle twenty two left', from: 7, to: 11 },
        entities: [{ name: 'side', value: 'left', text: 'left', from: 10, to: 11, entities: [] }],
      },
    ],
  })
})

it('means the same with words that may be left out', () => {
  const plain = meaningOf(warehouse, 'pick two crates of copper wire', slots)
  const polite = meaningOf(warehouse, 'please pick two crates of copper wire now', slots)
  expect(polite.intent).toBe('PICK')
  expect(polite.entities.map(({ name, value }) => [name, value])).toEqual(
    plain.entities.map(({ name, value }) => [name, value]),
  )
})

it('leaves an intent of the verb to the intent, with slots that no tag names', () => {
  const { intent, entities } = meaningOf(warehouse, 'report light bulbs broken', slots)
  expect(intent).toBe('REPORT')
  expect(entities.map(({ name, value, text }) => [name, value, text])).toEqual([
    ['item', 'light bulbs', 'light bulbs'],
    ['kind', 'BROKEN', 'broken'],
  ])
})

it('names a return value without a tag by its rule, and otherwise by what is around it', () => {
  const source = `#BNF+EM V2.1;
!grammar g;
!start <order>;
<order>: !tag(PICK, pick | take) <quantity> from aisle <aisle> (now {@ = "NOW";} | later);
<quantity>: <number>;
<aisle>: <number>;
<number>: <tens> [and] [<ones>] | <ones>;
<tens>: twenty {@ = "20";};
<ones>: two {@ = "2";};
`
  const { intent, entities } = meaningOf(source, 'take two from aisle twenty and two now')
  expect(intent).toBe('PICK')
  expect(entities.map(({ name, value, text }) => [name, value, text])).toEqual([
    ['quantity', '2', 'two'],
    ['aisle', '22', 'twenty and two'],
    ['order', 'NOW', 'now'],
  ])
})

it('calls what an intent yields by the intent', () => {
  const source = `#BNF+EM V2.1;
!grammar g;
!start <a>;
<a>: !tag(SWITCH, (on {@ = "1";} | off {@ = "0";}) !tag(lamp, left | right));
`
  expect(meaningOf(source, 'off left')).toMatchObject({
    intent: 'SWITCH',
    entities: [
      { name: 'SWITCH', value: '0', text: 'off' },
      { name: 'lamp', value: 'left' },
    ],
  })
})

it('has no intent where a sentence begins with words of no tag', () => {
  expect(meaningOf(warehouse, 'set the volume to twenty seven', slots)).toMatchObject({
    intent: null,
    entities: [{ name: 'level', value: '27', text: 'twenty seven' }],
  })
})

it('lists several values of one entity', () => {
  expect(meaningOf(warehouse, 'count from two to twenty two', slots).entities).toMatchObject([
    { name: 'range', value: ['2', '22'] },
  ])
})

it('takes the outermost return value, and those with a name as entities', () => {
  const source = `#BNF+EM V2.1;
!grammar g;
!start <a>;
<a>: !tag(GO, go) !tag(place, (north {@ = "inner";} dock) {@ = "outer";}) fast {@speed = "9";};
`
  expect(meaningOf(source, 'go north dock fast').entities).toMatchObject([
    { name: 'place', value: 'outer', entities: [] },
    { name: 'speed', value: '9', text: 'fast' },
  ])
})

const clock = `#BNF+EM V2.1;
!grammar clock;
!start <main>;
<main>: !tag(WAKE, wake me) !tag(when, <time>) | dial !tag(digits, <digits>) | keep (as is) {@ = "{nothing} {";};
<time>: (at <hour> {@hour = "{@}";} [<minute> {@minute = "{@}";}] [in the evening {@half = "12";}]) {@ = "T{hour+half:2}:{minute:2|00}";};
<hour>: twenty {@ = "20";} [two {@ = "2";}] | six {@ = "6";};
<minute>: five {@ = "5";};
<digits>: (!repeat(oh {@ = "0";} | six {@ = "6";}, 1, 4)) {@ = "{@}";};
`

it.each([
  ['wake me at twenty two five', 'when', 'T22:05'],
  ['wake me at six', 'when', 'T06:00'],
  ['wake me at six five in the evening', 'when', 'T18:05'],
  ['dial oh oh six six', 'digits', '0066'],
])('fills the places of a return value with those inside it: %s', (sentence, name, value) => {
  expect(meaningOf(clock, sentence).entities).toEqual([
    expect.objectContaining({ name, value, entities: [] }),
  ])
})

it('leaves a placeholder unchanged when nothing inside has its name', () => {
  expect(meaningOf(clock, 'keep as is').entities).toMatchObject([{ value: '{nothing} {' }])
})

it('follows imports, each time a rule is used', () => {
  const numbers = `#BNF+EM V2.1;
!grammar numbers;
!export <number>;
!start <number>;
<number>: two {@ = "2";} | three {@ = "3";};
`
  const source = `#BNF+EM V2.1;
!grammar g;
!import <numbers.number>;
!start <a>;
<a>: !tag(MOVE, move !tag(from, <numbers.number>) to !tag(to, <numbers.number>));
`
  const library = new GrammarLibrary([{ name: 'numbers', source: numbers }])
  const result = match(compiled(source, { library }), 'move two to three')
  expect(result.matched && result.meaning).toMatchObject({
    intent: 'MOVE',
    entities: [
      { name: 'from', value: '2', text: 'two' },
      { name: 'to', value: '3', text: 'three' },
    ],
  })
})

it('returns nothing for a sentence without tags', () => {
  const source = '#BNF+EM V2.1;\n!grammar g;\n!start <a>;\n<a>: go (home | away);\n'
  expect(meaningOf(source, 'go home')).toEqual({ intent: null, entities: [] })
})

it('reads values below as many rules as a grammar may have', () => {
  const deep = 900
  const rules = Array.from({ length: deep }, (_, at) => `<r${at}>: <r${at + 1}>;`)
  const ones = Array.from({ length: 150 }, () => '<one>').join(' ')
  const source = `#BNF+EM V2.1;
!grammar g;
!start <r0>;
${rules.join('\n')}
<r${deep}>: go ${ones};
<one>: one {@ = "1";};
`
  const { entities } = meaningOf(source, `go${' one'.repeat(150)}`)
  expect(entities).toHaveLength(150)
  expect(entities[0]).toMatchObject({ name: 'one', value: '1' })
})

it('calls a value between the words of an imported rule by that rule', () => {
  const speeds = `#BNF+EM V2.1;
!grammar speeds;
!export <pace>;
!start <pace>;
<pace>: at full {@ = "100";} speed;
`
  const source = `#BNF+EM V2.1;
!grammar g;
!import <speeds.pace>;
!start <a>;
<a>: drive <speeds.pace>;
`
  const library = new GrammarLibrary([{ name: 'speeds', source: speeds }])
  const result = match(compiled(source, { library }), 'drive at full speed')
  expect(result.matched && result.meaning.entities).toMatchObject([
    { name: 'pace', value: '100', text: 'full' },
  ])
})
