import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it, test } from 'vitest'
import { commandNames } from '../Command.js'
import { wantsColor } from '../processTerminal.js'
import { aFolder, lamps, runHere } from '../testing/aTerminal.js'

const lift = (rule: string) =>
  `#BNF+EM V2.1;\n!grammar lift;\n!start <main>;\n!import <${rule}>;\n<main>: floor <${rule}>;\n`
const aisle = '#BNF+EM V2.1;\n!grammar aisle;\n!start <main>;\n!import <number>;\n<main>: aisle <number>;\n'
const jsgf = '#JSGF V1.0;\ngrammar lamps;\npublic <main> = /10/ turn (on | off) [<NULL>];\n'

let folder: ReturnType<typeof aFolder>
beforeAll(() => {
  folder = aFolder({
    'a/lamps.bnf': lamps,
    'a/old.bnf': lamps.replace('V2.1', 'V2.0'),
    'a/messy.bnf': lamps.replace('<main>: ', '<main>:   '),
    'a/broken.bnf': lamps.replace('off)', 'off'),
    'a/node_modules/other.bnf': 'nothing',
    'a/lamps.jsgf': jsgf,
    'a/slots.json': '{ "room": ["kitchen"] }',
    'empty/readme.txt': '',
    'lift/lift.bnf': lift('My_numbers.digit'),
    'lift/plain.bnf': lift('digit'),
    'lift/lost.bnf': lift('numbres.digit'),
    'lift/My numbers.bnf':
      '#BNF+EM V2.1;\n!grammar n;\n!start <digit>;\n!import <names.who>;\n!export <digit>;\n<digit>: one | two | <names.who>;\n',
    'lift/aisle.bnf': aisle,
    'lift/allee.bnf': aisle.replace('!start', '!language "French"; !start'),
    'lift/imports/names.bnf': '#BNF+EM V2.1;\n!grammar n;\n!start <who>;\n!export <who>;\n<who>: zoe;\n',
    'lift/floor.sentences': 'grammar lift.bnf\naccept floor two\nrefuse floor nine\n',
  })
})
afterAll(() => folder.remove())

const run = (words: string, input = '') =>
  runHere(words.match(/"[^"]*"|\S+/g)?.map((word) => word.replaceAll('"', '')) ?? [], {
    folder: folder.path,
    input,
  })

const noValues =
  'Slot <room> has no values in the text: until some are given at run time, no sentence goes through it.'

describe('lint', () => {
  it('counts what it finds in a folder, and leaves installed packages out', async () => {
    const { code, output, told } = await run('lint a')
    expect(output.split('\n')).toEqual([
      'a/broken.bnf:5:22  error    This bracket is never closed.  unbalanced',
      `a/lamps.bnf:4:1  note     ${noValues}  slot-without-values`,
      `a/messy.bnf:4:1  note     ${noValues}  slot-without-values`,
      'a/old.bnf:1:1  warning  Version 2.0 is old. Write "#BNF+EM V2.1;".  header-version',
      `a/old.bnf:4:1  note     ${noValues}  slot-without-values`,
      '',
    ])
    expect({ code, told }).toEqual({ code: 1, told: '1 error, 1 warning in 4 grammars.\n' })
  })
  it('accepts warnings unless it is strict', async () => {
    expect((await run('lint a/old.bnf')).code).toBe(0)
    expect((await run('lint a/old.bnf --strict')).code).toBe(1)
  })
  it('writes JSON, and annotations whose signs are escaped', async () => {
    expect(JSON.parse((await run('lint a/old.bnf --json')).output)).toEqual([
      {
        ...{ file: 'a/old.bnf', severity: 'warning', code: 'header-version' },
        message: 'Version 2.0 is old. Write "#BNF+EM V2.1;".',
        ...{ line: 1, column: 1, endLine: 1, endColumn: 14 },
      },
      {
        ...{ file: 'a/old.bnf', severity: 'note', code: 'slot-without-values', message: noValues },
        ...{ line: 4, column: 1, endLine: 4, endColumn: 14 },
      },
    ])
    const { output } = await run('lint - --github', lamps.replace('off)', '100%)'))
    expect(output).toBe('::error file=-,line=5,col=39,endLine=5,endColumn=40::Unexpected “%25”.\n')
    const noted = await run('lint - --github --strict', lamps)
    expect(noted).toMatchObject({
      code: 0,
      output: `::notice file=-,line=4,col=1,endLine=4,endColumn=14::${noValues}\n`,
    })
  })
})

describe('imports', () => {
  it.each(['lift', 'plain'])('are resolved from the files beside %s.bnf', async (name) => {
    expect(await run(`lint lift/${name}.bnf`)).toMatchObject({ code: 0, output: '' })
    expect((await run(`count lift/${name}.bnf`)).output).toBe('3\n')
    expect((await run(`generate lift/${name}.bnf`)).output).toBe('floor one\nfloor two\nfloor zoe\n')
    expect((await run(`match lift/${name}.bnf "floor zoe"`)).code).toBe(0)
    expect((await run(`match lift/${name}.bnf "floor nine"`)).code).toBe(1)
    expect((await run(`convert lift/${name}.bnf --to jsgf`)).output).toContain('zoe')
  })
  it('are resolved for sentences that are tested', async () => {
    expect((await run('test lift/floor.sentences')).code).toBe(0)
  })
  it('are resolved for piped input, from the folder of the command', async () => {
    const piped = await runHere(['count', '-'], { folder: `${folder.path}/lift`, input: lift('digit') })
    expect(piped).toMatchObject({ code: 0, output: '3\n' })
  })
  it('are resolved from the library of rules, where digits are read', async () => {
    expect(await run('lint lift/aisle.bnf')).toMatchObject({ code: 0, output: '' })
    for (const sentence of ['aisle twenty one', 'aisle 21'])
      expect((await run(`match lift/aisle.bnf "${sentence}"`)).output).toContain('21')
    const { output } = await run('lint lift/allee.bnf')
    expect(output).toContain('The library of rules has <number> in English')
  })
  it('that lead nowhere are errors', async () => {
    const { code, output } = await run('lint lift/lost.bnf')
    expect(code).toBe(1)
    expect(output).toContain('lift/lost.bnf:4:9')
    expect(output).toContain('There is no model “numbres” to import <numbres.digit> from.')
    expect((await run('count lift/lost.bnf')).code).toBe(1)
  })
})

describe('format', () => {
  it('prints, reports pending changes, and writes', async () => {
    expect((await run('format a/messy.bnf')).output).toBe(lamps)
    expect(await run('format --check a/messy.bnf a/lamps.bnf')).toMatchObject({
      code: 1,
      output: 'a/messy.bnf\n',
    })
    expect((await run('format --write a/messy.bnf')).code).toBe(0)
    expect(readFileSync(join(folder.path, 'a/messy.bnf'), 'utf8')).toBe(lamps)
    expect((await run('format --check a/messy.bnf')).code).toBe(0)
  })
  it('leaves a grammar alone that cannot be read', async () => {
    const before = readFileSync(join(folder.path, 'a/broken.bnf'), 'utf8')
    expect(await run('format -w a/broken.bnf')).toMatchObject({ code: 1, output: '' })
    expect(readFileSync(join(folder.path, 'a/broken.bnf'), 'utf8')).toBe(before)
  })
})

describe('count and generate', () => {
  test.each([
    ['count a/lamps.bnf', '4\n'],
    ['count a/lamps.bnf --slots a/slots.json', '8\n'],
    ['count a/lamps.bnf --slots a/slots.json --slot "room=hall | attic" --json', '{"sentences":"12"}\n'],
    ['generate a/lamps.bnf', 'on\noff\nplease on\nplease off\n'],
    ['generate a/lamps.bnf --cover --slot room=hall', 'please on in the hall\noff\n'],
    [
      'generate a/lamps.bnf --limit 1 --slot "<room>=the hall" --from "<room>" --json',
      '[\n  "the hall"\n]\n',
    ],
  ])('%s', async (words, output) => expect(await run(words)).toEqual({ code: 0, output, told: '' }))
  it('repeats a sample for a seed', async () => {
    const sample = async (seed: number) =>
      (await run(`generate a/lamps.bnf --slot room=a|b|c|d|e --seed ${seed} -n 5`)).output
    expect(await sample(7)).toBe(await sample(7))
    expect(await sample(7)).not.toBe(await sample(8))
  })
  it('explains why it generates no sentence', async () => {
    const { code, told } = await run('generate a/lamps.bnf --from room')
    expect(code).toBe(1)
    expect(told).toContain('give it values with --slot')
  })
})

describe('match', () => {
  it('shows the meaning of a sentence', async () => {
    const { code, output } = await run('match a/lamps.bnf "Please, on!" --slot room=hall')
    expect({ code, output }).toEqual({ code: 0, output: 'yes  Please, on!  SWITCH\n' })
  })
  it('reads sentences line by line, and reports the faults of one', async () => {
    const { code, output } = await run('match a/lamps.bnf', 'please\r\n\r\noff\n')
    expect(output.split('\n')).toEqual([
      'no   please',
      '    Expected after “please”: “on”, “off”.',
      '    The nearest sentence is “on”.',
      'yes  off  SWITCH',
      '',
    ])
    expect(code).toBe(1)
  })
  it('names the slot without values where one was needed, in place of the words before it', async () => {
    const { code, output } = await run('match a/lamps.bnf "on in the kitchen"')
    expect(output.split('\n')).toEqual([
      'no   on in the kitchen',
      '    Expected after “on in the”: a value of the slot <room>, which has none.',
      '    Give it values with --slot room=value, or by a rule of its name.',
      '    The nearest sentence is “on”.',
      '',
    ])
    expect(code).toBe(1)
    const [{ emptySlots }] = JSON.parse((await run('match a/lamps.bnf "on in the kitchen" --json')).output)
    expect(emptySlots).toEqual(['room'])
  })
  it('writes JSON', async () => {
    expect(JSON.parse((await run('match a/lamps.bnf "please up" --json')).output)).toEqual([
      {
        ...{
          sentence: 'please up',
          matched: false,
          longestPrefix: 1,
          expected: ['on', 'off'],
          emptySlots: [],
        },
        ...{ couldEnd: false, nearest: 'please on' },
      },
    ])
  })
})

describe('convert', () => {
  it('reports losses beside the grammar, with their places', async () => {
    const { code, output, told } = await run('convert a/lamps.jsgf --to bnf')
    expect(output).toContain('<main>: turn (on | off);')
    expect(told).toBe('a/lamps.jsgf:3:17  warning  The weight /10/ is not carried over.\n')
    expect(code).toBe(0)
  })
  it.each(['jsgf', 'srgs-abnf', 'srgs-xml'])(
    'writes %s, which converts back to the same sentences',
    async (format) => {
      const there = await run(`convert a/lamps.bnf --to ${format} --slot room=hall`)
      const back = await run('convert - -t bnf', there.output)
      const sentences = (await run('generate -', back.output)).output
      expect(sentences).toBe((await run('generate a/lamps.bnf --slot room=hall')).output)
    },
  )
  it('goes from one other format to another, and writes a file', async () => {
    expect((await run('convert a/lamps.jsgf -t srgs-xml -o a/lamps.grxml')).code).toBe(0)
    expect(readFileSync(join(folder.path, 'a/lamps.grxml'), 'utf8')).toContain('<one-of>')
    expect((await run('convert a/lamps.grxml -t bnf')).output).toContain('turn (on | off)')
  })
  it('ends with 1 when sentences are lost', async () => {
    expect(
      (await run('convert - -t bnf', '#JSGF V1.0;\ngrammar g;\npublic <a> = a | <b>;\n<b> = x <b> y;\n'))
        .code,
    ).toBe(1)
  })
})

describe('a command that cannot be done', () => {
  test.each([
    ['lin a', 'There is no command “lin”. “saywright --help” lists them. Did you mean “lint”?'],
    ['lint', 'Name a file, or “-” for what is piped in.'],
    ['lint nowhere', 'nowhere cannot be read: ENOENT.'],
    ['lint empty', 'There is no .bnf file in empty.'],
    ['count a/lamps.bnf b', 'This command takes one file. “b” is one too many.'],
    ['format -w --check a', '--write and --check cannot be used together.'],
    ['generate a/lamps.bnf --cover --seed 1', '--cover and --seed cannot be used together.'],
    ['generate a/lamps.bnf -n 0', '--limit takes a whole number from 1 to 1,000,000, not “0”.'],
    ['count a/lamps.bnf --slot room', 'Values of a slot are written name=value | value, not “room”.'],
    [
      'count a/lamps.bnf --slots a/lamps.bnf',
      'a/lamps.bnf is not JSON with lists of values by name of slot.',
    ],
    ['count a/lamps.bnf --from attic', 'a/lamps.bnf has no rule <attic>.'],
    ['convert a/lamps.bnf', 'Choose the output format: --to bnf, jsgf, srgs-abnf or srgs-xml.'],
    ['convert a/lamps.bnf -t gsl', '“gsl” is not a known format. Use one of bnf, jsgf, srgs-abnf, srgs-xml.'],
    ['match -', 'Only one of grammar and sentences can be piped in.'],
  ])('%s', async (words, sentence) =>
    expect(await run(words)).toEqual({ code: 2, output: '', told: `saywright: ${sentence}\n` }),
  )
  it('names an option that there is not', async () => {
    const { code, told } = await run('lint --fast a')
    expect(code).toBe(2)
    expect(told).toContain('“saywright lint” has no option --fast.')
  })
  it('ends with 1 for a grammar with errors', async () => {
    expect(await run('count a/broken.bnf')).toMatchObject({ code: 1, output: '' })
  })
})

describe('help', () => {
  it('lists every command, and explains each with its options', async () => {
    const { output } = await run('--help')
    for (const name of commandNames) {
      expect(output).toContain(`  ${name}`)
      const { code, output: help } = await run(`${name} --help`)
      expect(help.startsWith(`saywright ${name} `)).toBe(true)
      expect(help).not.toContain('undefined')
      expect(code).toBe(0)
      expect((await run(`help ${name}`)).output).toBe(help)
    }
  })
  it('uses French on request', async () => {
    expect((await run('--help --locale fr-FR')).output).toContain('Commandes\u00A0:')
    expect((await run('lint a/broken.bnf --locale fr')).output).toContain('n’est jamais fermé')
  })
  it('prints its version, and its help without arguments', async () => {
    expect((await run('--version')).output).toMatch(/^\d+\.\d+\.\d+\n$/)
    expect((await run('')).code).toBe(2)
  })
})

test.each([
  ['a person who watches', true, {}, true],
  ['a pipe', false, {}, false],
  ['NO_COLOR', true, { NO_COLOR: '1' }, false],
  ['an empty NO_COLOR', true, { NO_COLOR: '' }, true],
  ['a terminal that is dumb', true, { TERM: 'dumb' }, false],
])('colours for %s', (_, isTerminal, env, expected) => {
  expect(wantsColor(isTerminal, env)).toBe(expected)
})

it('colours its output for a person', async () => {
  const { output } = await runHere(['match', 'a/lamps.bnf', 'on'], { folder: folder.path, isColored: true })
  expect(output).toBe('\u001B[32myes\u001B[39m  on  \u001B[2mSWITCH\u001B[22m\n')
})
