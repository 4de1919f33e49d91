import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { aFolder, lamps, runHere } from '../testing/aTerminal.js'

const good = `# What lamps understand
grammar ../lamps.bnf
slot room = kitchen | living room

accept please on
accept on in the living room => SWITCH=on, <room>=living room
refuse on in the attic
slot room = attic
accept on in the attic
means SWITCH room=attic
accept off
  means SWITCH
from <room>
accept attic
means - room=attic
`
const bad = `accept plaese on
refuse on
accept off => SWITCH=on
say off
accept on
means LAMP state=off
refuse sing
means SWITCH
accept on
means ,
from <nowhere>
accept off
`

let folder: ReturnType<typeof aFolder>
beforeAll(() => {
  folder = aFolder({
    'lamps.bnf': lamps,
    'good/lamps.sentences': good,
    'bad/lamps.bnf': lamps,
    'bad/lamps.sentences': bad,
    'twice/lamps.sentences':
      'grammar ../lamps.bnf\nslot room = attic\nfrom <room>\naccept attic\nrefuse on\nfrom <room>\naccept attic\n',
    'beside/rooms.bnf':
      '#BNF+EM V2.1;\n!grammar rooms;\n!export <room>;\n!slot <floor>;\n<room>: room <floor>;\n',
    'beside/rooms.model.json': '{ "language": "eng-US", "slots": { "floor": ["attic"] } }',
    'beside/pick.bnf':
      '#BNF+EM V2.1;\n!grammar pick;\n!start <main>;\n!import <rooms.room>;\n!slot <item>;\n<main>: pick <item> in <rooms.room>;\n',
    'beside/pick.model.json': '{ "slots": { "item": ["crate"], "gone": ["a"] } }',
    'beside/pick.sentences':
      'accept pick crate in room attic\nslot item = box\naccept pick box in room attic\nrefuse pick crate in room attic\n',
    // Of no model that it imports from.
    'beside/other.model.json': 'none',
    'misread/lamps.bnf': lamps,
    'misread/lamps.model.json': '{ "slot": {} }',
    'misread/lamps.sentences': 'accept on\n',
    'lost/none.sentences': 'accept on\n',
    'none/empty.sentences': '# nothing yet\ngrammar ../lamps.bnf\n',
  })
})
afterAll(() => folder.remove())
const run = (...words: string[]) => runHere(['test', ...words], { folder: folder.path })

it('passes what is accepted, refused and meant as expected', async () => {
  expect(await run('good')).toEqual({
    ...{ code: 0, output: '' },
    told: '✓ good/lamps.sentences  6/6\nAll 6 tests passed.\n',
  })
})

it('says of each line why it fails', async () => {
  const { code, told } = await run('bad')
  expect(told.split('\n').map((line) => line.trim())).toEqual([
    '✗ bad/lamps.sentences  2/10',
    ...[4, 8, 10].flatMap((line) => [
      `${line}: line ${line}`,
      expect.stringContaining('This line is none of'),
    ]),
    '1: accept plaese on',
    'It is not accepted. Expected: “please”, “on”, “off”. The nearest sentence is “please on”.',
    '2: refuse on',
    'It is accepted: SWITCH=on.',
    '3: accept off => SWITCH=on'.replace(' => SWITCH=on', ''),
    'It means something else: SWITCH=off.',
    '5: accept on',
    'It means something else: SWITCH.',
    '12: accept off',
    'There is no rule <nowhere>.',
    '2 of 10 tests passed.',
    '',
  ])
  expect(code).toBe(1)
})

it('takes values of slots from the models beside, also of what is imported, and from the file before them', async () => {
  expect(await run('beside')).toMatchObject({ code: 0, told: expect.stringContaining('3/3') })
  const misread = await run('misread')
  expect(misread.told).toContain('misread/lamps.model.json:1:3: the key “slot” is not known.')
  expect(misread.code).toBe(1)
})

it('fails a file whose grammar is not there, and a folder without a sentence', async () => {
  const lost = await run('lost')
  expect(lost.told).toContain('lost/none.bnf cannot be read: ENOENT.')
  expect(lost.code).toBe(1)
  expect(await run('none')).toMatchObject({ code: 2 })
})

it('writes JUnit XML with a case a line', async () => {
  const xml = (await run('bad', '--junit', '-')).output
  expect(xml).toContain('tests="10" failures="4" errors="4"')
  expect(xml).toContain(
    '<testcase classname="bad.lamps" name="refuse on" file="bad/lamps.sentences" line="2"><failure message="It is accepted: SWITCH=on.">',
  )
  expect(xml).toContain('There is no rule &lt;nowhere&gt;.')
})

it('distinguishes two cases of one name', async () => {
  const xml = (await run('good', 'twice', '--junit', '-')).output
  expect([...xml.matchAll(/classname="twice\.lamps" name="([^"]*)"/g)].map(([, name]) => name)).toEqual([
    ...['accept attic', 'refuse on', 'accept attic (2)'],
  ])
})

it('writes Markdown, in which no part of a sentence is read as markup', async () => {
  await run('bad', '--markdown', 'summary.md')
  const text = readFileSync(join(folder.path, 'summary.md'), 'utf8')
  expect(text).toContain('## 2 of 10 tests passed.')
  expect(text).toMatch(/\| bad\/lamps\.sentences \| 2 \| 4 \| 4 \| \d/)
  expect(text).toContain('- **accept off** (bad/lamps.sentences:12): There is no rule \\<nowhere\\>.')
})

it('writes JSON', async () => {
  const [suite] = JSON.parse((await run('good', '--json')).output)
  expect(suite.cases[0]).toEqual({ name: 'accept please on', line: 5, status: 'passed' })
})
