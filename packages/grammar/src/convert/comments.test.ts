import { expect, it } from 'vitest'
import { analyze, exportGrammar, importGrammar } from '../index.js'

const linesIn = (text: string) => text.split('\n').filter((line) => line.startsWith('//'))

const grammars = {
  jsgf: `#JSGF V1.0;
// head
grammar t; // of t
/* one
 * two */
public <a> = b // three
 | <c>; // four
// five
<c> = d e f g h;
// end
`,
  'srgs-abnf': `#ABNF 1.0;
// head
language en-US; root $a; // of t
/* one
 * two */
public $a = b // three
 | $c; // four
// five
$c = d e f g h;
// end
`,
  'srgs-xml': `<?xml version="1.0"?><!-- head -->
<!-- of t -->
<grammar root="a" version="1.0" xml:lang="en-US">
<!-- one
two -->
<rule id="a"><one-of><item>b</item><!-- three --><item><ruleref uri="#c"/></item></one-of><!-- four --></rule>
<!-- five -->
<rule id="c">d e f g h</rule>
<!-- end --></grammar>`,
} as const
const formats = ['jsgf', 'srgs-abnf', 'srgs-xml'] as const

it.each(formats)('reads each comment of %s once, with the rule it belongs to', (format) => {
  const { text } = importGrammar(grammars[format], format)
  const [, ...head] = text.split('\n')
  expect(head.slice(0, 2)).toEqual(['// head', '// of t'])
  expect(text).toContain(
    '\n\n// one\n// two\n// three\n// four\n<a>: b | <c>;\n// five\n<c>: d e f g h;\n// end\n',
  )
})

it.each(formats)('keeps comments on the way to %s and back, however often', (format) => {
  const source = `#BNF+EM V2.1;
// head -- of all
!grammar t; !start <a>; // and
// before a
<a>: b /* in a */ | <c>; // behind a
!pronounce b PRONAS "bee"; // before c
/* more
 * of c */ <c>: d;
// end --
`
  let text = source
  const told: string[][] = []
  for (let round = 0; round < 3; round++) {
    text = importGrammar(exportGrammar(analyze(text), { format }).text, format).text
    told.push(linesIn(text))
  }
  expect(told[0]).toEqual([
    ...['// head -- of all', '// and', '// before a', '// in a', '// behind a'],
    ...['// before c', '// more', '// of c', '// end --'],
  ])
  expect(told[2]).toEqual(told[0])
})

it('grows in proportion to the comments', () => {
  const rules = Array.from(
    { length: 500 },
    (_, at) => `// comment ${at}\npublic <r${at}> = a (b | c) [d] e;\n`,
  )
  const text = `#JSGF V1.0;\ngrammar t;\n${rules.join('')}`
  expect(linesIn(importGrammar(text, 'jsgf').text)).toHaveLength(500)
})
