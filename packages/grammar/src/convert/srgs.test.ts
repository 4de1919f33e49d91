import { expect, it } from 'vitest'
import { analyze, exportGrammar, GrammarLibrary, match } from '../index.js'
import { imported } from '../testing/imported.js'

const abnf = (rules: string) => `#ABNF 1.0 ISO-8859-1;\nlanguage en-US;\nmode voice;\nroot $r;\n${rules}\n`
const xml = (rules: string) =>
  `<?xml version="1.0"?>
<!DOCTYPE grammar PUBLIC "-//W3C//DTD GRAMMAR 1.0//EN" "http://www.w3.org/TR/speech-grammar/grammar.dtd">
<grammar xmlns="http://www.w3.org/2001/06/grammar" version="1.0" xml:lang="en-US" mode="voice" root="r">
${rules}
</grammar>`

// Examples of sections 2.1 to 2.5 of the Speech Recognition Grammar Specification 1.0, W3C, 16 March 2004, in both forms, and
// what the W3C's implementation report of it (2002) says of their sentences. Sentences that a test of the report names come first.
it.each([
  ['this is a test', 'this is a test', ['this is a test'], ['this is']],
  [
    'fly to "San Francisco"',
    '<item>fly to</item> <token>San Francisco</token>',
    ['fly to San Francisco'],
    ['fly to San'],
  ],
  [
    '"San Francisco" | " New York   " | "Saint \n  Petersburg"',
    '<one-of><item><token>San Francisco</token></item><item>" New York   "</item><item><token>Saint \n  Petersburg</token></item></one-of>',
    ['San Francisco', 'New York', 'Saint Petersburg'],
    ['Saint'],
  ],
  [
    '(flight) <0-1 /0.6/> ($digit) <2-5 /.8/>',
    '<item repeat="0-1" repeat-prob="0.6">flight</item><item repeat="2-5" repeat-prob=".8"><ruleref uri="#digit"/></item>',
    ['flight one two', 'one two', 'flight one two one two one'],
    ['flight one', 'flight'],
  ],
  [
    '$action $object',
    '<ruleref uri="#action"/> <ruleref uri="#object"/>',
    ['open the window', 'close menu'],
    ['open'],
  ],
  [
    'the object is ($action)',
    'the object is <ruleref uri="#action"/>',
    ['the object is open'],
    ['the object is'],
  ],
  [
    'Michael | Yuriy | Mary | Duke | $action',
    '<one-of><item>Michael</item><item>Yuriy</item><item>Mary</item><item>Duke</item><item><ruleref uri="#action"/></item></one-of>',
    ['Duke', 'close'],
    ['Michael Yuriy'],
  ],
  [
    '/10/ small | /2/ medium | large',
    '<one-of><item weight="10">small</item><item weight="2">medium</item><item>large</item></one-of>',
    ['medium', 'large'],
    ['small large'],
  ],
  [
    '/3.1415/ pie | /1.414/ root beer | /.25/ cola',
    '<one-of><item weight="3.1415">pie</item><item weight="1.414">root beer</item><item weight=".25">cola</item></one-of>',
    ['root beer'],
    ['root'],
  ],
  ['[very] big', '<item repeat="0-1">very</item> big', ['big', 'very big'], ['very very big']],
  ['very <0-1> big', '<item repeat="0-1"> very </item> big', ['big', 'very big'], ['very very big']],
  ['$digit <4>', '<item repeat="4"><ruleref uri="#digit"/></item>', ['one two one two'], ['one two one']],
  [
    '$digit <1- /0.9/>',
    '<item repeat="1-" repeat-prob="0.9"><ruleref uri="#digit"/></item>',
    ['one', 'two one two two two'],
    [''],
  ],
  [
    'go (north <2-3>)',
    'go <item repeat="2-3">north</item>',
    ['go north north north'],
    ['go north', 'go north north north north'],
  ],
  ['a $NULL b', 'a <ruleref special="NULL"/> b', ['a b'], ['a']],
  ['a | $VOID b', '<one-of><item>a</item><item><ruleref special="VOID"/> b</item></one-of>', ['a'], ['b']],
  [
    'find $GARBAGE book',
    'find <ruleref special="GARBAGE"/> book',
    ['find me that old book', 'find book'],
    ['find'],
  ],
])('%s says the same in both forms', (written, element, accepted, refused) => {
  const more = '$action = open | close; $object = [the | a] (window | file | menu); $digit = one | two;'
  const moreXml =
    '<rule id="action"><one-of><item>open</item><item>close</item></one-of></rule>' +
    '<rule id="object"><item repeat="0-1"><one-of><item>the</item><item>a</item></one-of></item>' +
    '<one-of><item>window</item><item>file</item><item>menu</item></one-of></rule>' +
    '<rule id="digit"><one-of><item>one</item><item>two</item></one-of></rule>'
  for (const [text, format] of [
    [abnf(`$r = ${written};\n${more}`), 'srgs-abnf'],
    [xml(`<rule id="r">${element}</rule>\n${moreXml}`), 'srgs-xml'],
  ] as const) {
    const { accepts, errors, problems, source } = imported(text, format)
    expect(errors, source).toEqual([])
    expect(problems.filter((problem) => !problem.startsWith('weight'))).toEqual([])
    for (const said of accepted) expect(accepts(said), `${format} ${said}`).toBe(true)
    for (const said of refused) expect(accepts(said), `${format} ${said}`).toBe(false)
  }
})

// Section 2.7 of the specification, tests conformance-1 and lang-sequence of the report.
it('takes the words of parts in other languages, and says that their languages are lost', () => {
  const { accepts, problems } = imported(
    abnf(`$r = [please call]!en-US ((Jean Francois | John Paul | Dominic)!fr-CA | Dominic!en-US) [thanks]!en-US
  | (my name is) (André Dubois) !fr-CA;`),
    'srgs-abnf',
  )
  for (const said of ['please call Jean Francois', 'Dominic thanks', 'my name is André Dubois'])
    expect(accepts(said), said).toBe(true)
  expect(new Set(problems.map((problem) => problem.split(' ')[0]))).toEqual(new Set(['language-of-part']))
})

// Section 5.4 of the specification, test recursion of the report.
it('writes rules that lead to each other at their ends as repeats', () => {
  const { accepts, errors, problems } = imported(
    abnf('$r = ($recursion) | (test); private $recursion = (test) $r;'),
    'srgs-abnf',
  )
  expect([errors, problems]).toEqual([[], []])
  for (const said of ['test', 'test test', 'test test test']) expect(accepts(said), said).toBe(true)
  expect(accepts('test tests')).toBe(false)
})

// Section 2.2.3 of the specification, test duplicated-special-rulenames of the report.
it.each([
  ['srgs-abnf', abnf('$r = go | stop $GARBAGE; $GARBAGE = donuts;')],
  [
    'srgs-xml',
    xml(
      '<rule id="r"><one-of><item>go</item><item>stop <ruleref special="GARBAGE"/></item></one-of></rule><rule id="GARBAGE">donuts</rule>',
    ),
  ],
] as const)('lets no rule of %s take the name of a special one', (format, text) => {
  const { accepts, problems } = imported(text, format)
  expect(problems).toEqual([expect.stringMatching(/^unreadable /)])
  expect([accepts('go'), accepts('stop it now')]).toEqual([true, true])
})

// Section 4.11 of the specification; both kinds of quotes as the report writes them.
it('leaves out what meta declarations say, also when that holds a semicolon', () => {
  const { accepts, problems } = imported(
    abnf(`meta 'description' is 'One; "two"';\nmeta "in" is "it's; so";\n$r = it's meta;`),
    'srgs-abnf',
  )
  expect(problems).toEqual(['left-out 5:1', 'left-out 6:1'])
  expect(accepts("it's meta")).toBe(true)
})

// Appendix: references to rules of another grammar, as the report's example 2 has them.
it.each([
  [
    'srgs-abnf',
    '#ABNF 1.0 ISO-8859-1;\nlanguage en;\nmode voice;\nroot $city_state;\npublic $city = Boston | Philadelphia | Fargo;\npublic $state = Florida | North Dakota | "New York";\npublic $city_state = $city $state;\n',
    '#ABNF 1.0 ISO-8859-1;\nlanguage en;\nmode voice;\nroot $flight;\npublic $flight = I want to fly to $<./places.gram#city>;\npublic $exercise = I want to walk to $<./places.gram#state>;\n',
  ],
  [
    'srgs-xml',
    '<grammar version="1.0" xml:lang="en" root="city_state"><rule id="city" scope="public"><one-of><item>Boston</item><item>Philadelphia</item><item>Fargo</item></one-of></rule><rule id="state" scope="public"><one-of><item>Florida</item><item>North Dakota</item><item>New York</item></one-of></rule><rule id="city_state" scope="public"><ruleref uri="#city"/> <ruleref uri="#state"/></rule></grammar>',
    '<grammar version="1.0" xml:lang="en" root="flight"><rule id="flight" scope="public">I want to fly to <ruleref uri="./places.grxml#city"/></rule><rule id="exercise" scope="public">I want to walk to <ruleref uri="./places.grxml#state"/></rule></grammar>',
  ],
] as const)('converts a trip and the places to which it leads: %s', (format, places, trip) => {
  const placesModel = imported(places, format)
  expect(placesModel.accepts('Boston New York')).toBe(true)
  const library = new GrammarLibrary([{ name: 'places', source: placesModel.source }])
  const { accepts, analysis, errors } = imported(trip, format, { library })
  expect(errors).toEqual([])
  expect([accepts('I want to fly to Boston'), accepts('I want to fly to Florida')]).toEqual([true, false])
  const walk = analysis.compiledFrom('exercise')
  expect(walk && match(walk, 'I want to walk to North Dakota').matched).toBe(true)
})

// Appendix: the examples 3 to 5 of the report, in Korean, Chinese and Swedish.
it('converts words of any script, written as characters or by their numbers', () => {
  const digits = imported(
    xml('<rule id="r"><one-of><item>&#50696;</item><item>&#x56DB;</item><item>아니오</item></one-of></rule>'),
    'srgs-xml',
  )
  for (const said of ['예', '四', '아니오']) expect(digits.accepts(said), said).toBe(true)
  const { accepts, source } = imported(
    abnf(`/** \n* @example ja det är rätt\n*/
public $r = (($yes_rule) | ($no_rule));
private $yes_rule = ((exakt) | (ja ($yes_emphasis) <0-1>) | (säkert));
private $yes_emphasis = (((det) <0-1> stämmer) | (det är rätt));
private $no_rule = ((fel) | (nej ($no_emphasis) <0-1>));
private $no_emphasis = (((det) <0-1> stämmer inte) | (det är fel) | (inte alls));`),
    'srgs-abnf',
  )
  for (const said of ['ja det är rätt', 'nej det är fel', 'ja stämmer', 'säkert', 'nej'])
    expect(accepts(said), said).toBe(true)
  expect(accepts('ja inte alls')).toBe(false)
  expect(source).toContain('// @example ja det är rätt')
})

const commands = `#ABNF 1.0 ISO8859-1;
language en;
mode voice;
root $basicCmd;
meta "author" is "Stephanie Williams";
/**
 * Basic command.
 * @example please move the window
 * @example open a file
 */
public $basicCmd = $<http://grammar.example.com/politeness.gram#startPolite> $command
  $<http://grammar.example.com/politeness.gram#endPolite>;
$command = $action $object;
$action = /10/ open {TAG-CONTENT-1} | /2/ close {TAG-CONTENT-2}
  | /1/ delete {TAG-CONTENT-3} | /1/ move {TAG-CONTENT-4};
$object = [the | a] (window | file | menu);
`
const politeness = `#ABNF 1.0 ISO8859-1;
language en;
mode voice;
public $startPolite = (please | kindly | could you | oh mighty computer) <0->;
public $endPolite = [please | thanks | thank you];
`

it('converts the commands of the specification with the rules of its polite grammar', () => {
  const { source } = imported(politeness, 'srgs-abnf')
  const library = new GrammarLibrary([{ name: 'politeness', source }])
  const { accepts, tagsOf, errors, problems } = imported(commands, 'srgs-abnf', { library })
  expect(errors).toEqual([])
  expect(problems.filter((problem) => !problem.startsWith('weight'))).toEqual([
    'left-out 5:1',
    'imported-rule 11:20',
    'imported-rule 12:3',
  ])
  for (const said of ['please move the window', 'open a file', 'oh mighty computer delete menu thank you'])
    expect(accepts(said), said).toBe(true)
  expect(tagsOf('close file')).toEqual([['@', 'TAG-CONTENT-2']])
})

it('reads tags with braces inside, entities of XML and parts in other languages', () => {
  const tagged = imported(
    abnf('$r = yes {!{ a tag with { and } inside }!} | oui!fr-CA | "si"!es;'),
    'srgs-abnf',
  )
  expect(tagged.tagsOf('yes')).toEqual([['@', 'a tag with { and } inside']])
  expect(tagged.problems).toEqual(['language-of-part 5:49', 'language-of-part 5:62'])
  const marked = imported(
    xml(
      '<rule id="r"><item>x&#233;r&#xE8;s<tag>a &lt; <![CDATA[b & c]]></tag></item> <token xml:lang="fr">oui</token></rule>',
    ),
    'srgs-xml',
  )
  expect(marked.tagsOf('xérès oui')).toEqual([['@', 'a < b & c']])
  expect(marked.problems).toEqual(['language-of-part 4:78'])
})

it('keeps comments and examples, starts without a root with the public rules, and shares the others', () => {
  const { source, accepts } = imported(
    '<grammar version="1.0"><!-- Why --><rule id="a" scope="public"><example>yes sir</example>yes sir</rule><rule id="b" scope="public">no</rule></grammar>',
    'srgs-xml',
  )
  expect(source).toContain('// Why\n// example: yes sir\n<a>: yes sir;')
  expect([accepts('yes sir'), accepts('no')]).toEqual([true, true])
  expect(imported(abnf('public $r = a; public $s = b;'), 'srgs-abnf').source).toContain(
    '!start <r>;\n!export <r>;\n!export <s>;',
  )
})

it.each([
  ['srgs-abnf', 'header 1:1', 'root $r; $r = b;'],
  ['srgs-abnf', 'unreadable 5:1', abnf('wrong $x; $r = b;')],
  ['srgs-abnf', 'unreadable 5:10', abnf('$r = b <3-2>;').replace('b <', 'b c <')],
  ['srgs-abnf', 'duplicate-rule 5:9', abnf('$r = b; $r = c;')],
  ['srgs-abnf', 'left-out 3:6', abnf('$r = b;').replace('voice', 'dtmf')],
  ['srgs-abnf', 'tag-computes 6:8', abnf('tag-format <semantics/1.0>;\n$r = b {out.x = 1 + 1;};')],
  ['srgs-xml', 'header 1:1', '<rule id="r">b</rule>'],
  [
    'srgs-xml',
    'unreadable 1:1',
    xml('<rule id="r">b</rule>').replace(/^[\s\S]*?dtd">/, '<!DOCTYPE a [<!ENTITY b "c">]>'),
  ],
  ['srgs-xml', 'unreadable 4:14', xml('<rule id="r">&lol;</rule>')],
  ['srgs-xml', 'unreadable 4:15', xml('<rule id="r">b</item></rule>')],
  ['srgs-xml', 'unreadable 4:14', xml('<rule id="r"><item repeat="3-2">b</item></rule>')],
  ['srgs-xml', 'left-out 4:1', xml('<lexicon uri="x"/><rule id="r">b</rule>')],
] as const)('reports in %s %s', (format, problem, text) => {
  const { problems, errors } = imported(text, format)
  expect(problems.filter((each) => !/^nothing|^no-start|^unknown-root/.test(each))).toEqual([problem])
  expect(errors.filter(({ code }) => !/^header|^missing/.test(code))).toEqual([])
})

it.each([
  ['srgs-abnf', '#ABNF 1.0;\nlanguage en-US;\nroot $nowhere;\npublic $go = go;\n', 'unknown-root 3:6'],
  [
    'srgs-xml',
    '<grammar version="1.0" root="nowhere"><rule id="go" scope="public">go</rule></grammar>',
    'unknown-root 1:1',
  ],
] as const)(
  'says that the root of %s names no rule, and begins with public rules',
  (format, text, problem) => {
    const { accepts, problems } = imported(text, format)
    expect(problems).toEqual([problem])
    expect(accepts('go')).toBe(true)
  },
)

it('takes a tag that comes first as that of what follows', () => {
  const { tagsOf, problems } = imported(
    xml(
      '<rule id="r"><one-of><item><tag>L</tag>turn left</item><item>go<tag>G</tag> on</item></one-of></rule>',
    ),
    'srgs-xml',
  )
  expect([tagsOf('turn left'), tagsOf('go on')]).toEqual([[['@', 'L']], [['@', 'G']]])
  expect(problems).toEqual([])
})

it('writes languages as BCP 47, and exports as public rules', () => {
  const source = analyze(
    '#BNF+EM V2.1;\n!grammar t;\n!language "eng-US";\n!start <a>;\n!export <b>;\n<a>: to <b>;\n<b>: b;\n',
  )
  const { text, problems } = exportGrammar(source, { format: 'srgs-xml' })
  expect(text).toContain('xml:lang="en-US"')
  expect(text).toContain('<rule id="b" scope="public">')
  expect(problems).toEqual([])
})
