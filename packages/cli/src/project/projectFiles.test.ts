import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterEach, describe, expect, it, test } from 'vitest'
import { aFolder, lamps, runHere } from '../testing/aTerminal.js'

const project = (more: object = {}) => JSON.stringify({ server: 'http://127.0.0.1:9', project: 7, ...more })
const english = '{ "language": "eng-US" }'

const made: ReturnType<typeof aFolder>[] = []
afterEach(() => {
  for (const { remove } of made.splice(0)) remove()
})

/** Pushes a folder to a server that does not exist: faults of the files are reported before. */
async function push(files: Readonly<Record<string, string>>, below = '.') {
  const folder = aFolder(files)
  made.push(folder)
  const environment = { SAYWRIGHT_TOKEN: 'sw_1' }
  return { folder, ...(await runHere(['push'], { folder: join(folder.path, below), environment })) }
}

test.each([
  ['{ "server": "http://a" }', 'saywright.json:1:1: “project” is missing.'],
  [
    '{ "server": "http://a", "projct": 7 }',
    'saywright.json:1:25: the key “projct” is not known. Did you mean “project”?',
  ],
  [
    project({ model: 'x' }).replaceAll(',', ',\r\n'),
    'saywright.json:3:1: the key “model” is not known. Did you mean “models”?',
  ],
  [
    '{\n  "server": "http://a",\n  "project": "7"\n}',
    'saywright.json:3:14: the value of “project” is not a possible one.',
  ],
  [
    '{ "server": "ftp://a", "project": 7 }',
    'saywright.json:1:13: the value of “server” is not a possible one.',
  ],
  [project({ models: '../elsewhere' }), 'the value of “models” is not a possible one.'],
  [project({ recordings: '/etc/passwd' }), 'the value of “recordings” is not a possible one.'],
  ['{ "server": "http://a", "project": 7, "project": 8 }', 'saywright.json:1:39: “project” is there twice.'],
  ['\uFEFF{ "server": "http://a",\n  "project": 7, }', 'saywright.json:2:17: this is not JSON.'],
  ['{ "server": "http://a", /* here */ "project": 7 }', 'saywright.json:1:25: this is not JSON.'],
  ['', 'saywright.json:1:1: this is not JSON.'],
  ['<<<<<<< ours\n{}\n', 'saywright.json still has conflict markers, the first on line 1.'],
])('%j: %s', async (text, sentence) => {
  const { told, code } = await push({ 'saywright.json': text })
  expect(told).toContain(sentence)
  expect(code).not.toBe(0)
})

describe('a model', () => {
  const one = (details: string, more: Readonly<Record<string, string>> = {}) => ({
    'saywright.json': project(),
    'grammars/lamps.bnf': lamps,
    'grammars/lamps.model.json': details,
    ...more,
  })

  test.each([
    [one('{ "language": "English" }'), 'grammars/lamps.model.json:1:15: the value of “language”'],
    [
      one('{ "language": "eng-US", "slots": { "a.b": ["x", 2] } }'),
      'grammars/lamps.model.json:1:49: the value of “slots.a.b.1”',
    ],
    [
      one('{ "language": "eng-US", "settings": { "TRESHOLD": 1 } }'),
      'grammars/lamps.model.json:1:39: the key “TRESHOLD” is not known. Did you mean “THRESHOLD”?',
    ],
    [
      one('{}'),
      'The language of grammars/lamps.bnf is not known. Write “language” into grammars/lamps.model.json',
    ],
    [
      one(english, {
        'grammars/lights.bnf': lamps,
        'grammars/lights.model.json': '{ "name": "lamps", "language": "eng-US" }',
      }),
      'grammars/lamps.bnf and grammars/lights.bnf are both named “lamps”.',
    ],
  ])('of %o: %s', async (files, sentence) => {
    const { told, code } = await push(files)
    expect(told).toContain(sentence)
    expect(code).toBe(2)
  })

  test.each([
    [
      '# Values\nslot room = attic\n',
      'grammars/lamps.sentences:2: “slot” is no test of the suite of a model',
    ],
    ['accept go => SWITCH=on\n', 'grammars/lamps.sentences:1: “=>” is no test'],
    ['refuse go\n  means SWITCH\n', 'grammars/lamps.sentences:2: “means” is no test'],
    ['accept go\r\nrefuse GO\r\n', 'grammars/lamps.sentences:2: “GO” is there twice.'],
  ])('with the suite %j: %s', async (suite, sentence) => {
    const { told, code } = await push(one(english, { 'grammars/lamps.sentences': suite }))
    expect(told).toContain(sentence)
    expect(code).toBe(2)
  })

  it('in another encoding is not sent', async () => {
    const { folder } = await push(one(english))
    writeFileSync(join(folder.path, 'grammars/lamps.bnf'), Buffer.from('// \xe9clairage\n', 'latin1'))
    const { told, code } = await runHere(['push'], {
      folder: folder.path,
      environment: { SAYWRIGHT_TOKEN: 'sw_1' },
    })
    expect(told).toContain('grammars/lamps.bnf is not UTF-8.')
    expect(code).toBe(2)
  })

  it('takes its language from saywright.json, and is found from a folder below', async () => {
    const files = {
      'saywright.json': project({ language: 'eng-US', models: 'voice' }),
      'voice/lamps.bnf': lamps,
    }
    expect(await push(files, 'voice')).toMatchObject({ code: 3 })
  })
})

test.each([
  [['pull'], {}, 'No saywright.json here or above.'],
  [['pull', '--project', '7'], {}, 'No saywright.json here or above.'],
  [
    ['pull', '--project', '8'],
    { 'saywright.json': project() },
    'saywright.json is of project 7 on http://127.0.0.1:9.',
  ],
  [
    ['pull', '--server', 'http://b'],
    { 'saywright.json': project() },
    'Pull another project into another folder.',
  ],
  [
    ['pull'],
    {
      'saywright.json': project(),
      'saywright.lock.json': JSON.stringify({
        version: 1,
        server: 'http://b',
        project: 7,
        models: {},
        recordings: {},
      }),
    },
    'saywright.lock.json is of project 7 on http://b, and saywright.json is not.',
  ],
  [['push', '--force'], { 'saywright.json': project() }, '“saywright push” has no option --force.'],
])('%o is refused', async (words, files, sentence) => {
  const folder = aFolder(files)
  made.push(folder)
  const { told, code } = await runHere(words, {
    folder: folder.path,
    environment: { SAYWRIGHT_TOKEN: 'sw_1' },
  })
  expect(told).toContain(sentence)
  expect(code).toBe(2)
})
