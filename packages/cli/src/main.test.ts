import { afterAll, beforeAll, expect, it } from 'vitest'
import { aFolder, lamps } from './testing/aTerminal.js'
import { builtCommand, endOf, start } from './testing/builtCommand.js'

let command: Awaited<ReturnType<typeof builtCommand>>
let folder: ReturnType<typeof aFolder>
beforeAll(async () => {
  command = await builtCommand()
  folder = aFolder({
    'lamps.bnf': lamps,
    'broken.bnf': lamps.replace('!slot <room>;\n', ''),
    'lamps.sentences': 'accept please on => SWITCH=on\nrefuse please\n',
  })
})
afterAll(() => {
  command.remove()
  folder.remove()
})

const run = (words: readonly string[], input?: string, env?: NodeJS.ProcessEnv) =>
  endOf(start(command.path, words, { cwd: folder.path, env }), input)

it('reports where an error is, without colours outside a terminal, and exits with 1', async () => {
  const { code, output } = await run(['lint', '.'], '', { FORCE_COLOR: '1' })
  const [first] = output.split('\n')
  expect(first).toBe('broken.bnf:4:49  error    Rule <room> is not defined.  undefined-rule')
  expect(code).toBe(1)
})

it('reads a grammar that is piped in', async () => {
  const { code, output } = await run(['count', '-', '--slot', 'room=kitchen | living room'], lamps)
  expect({ code, output }).toEqual({ code: 0, output: '12\n' })
})

it('tests a folder, and writes JUnit XML where it is piped on', async () => {
  const { code, output, told } = await run(['test', '.', '--junit', '-'])
  expect(output).toContain('<testsuites name="saywright" tests="2" failures="0" errors="0"')
  expect(told).toContain('✓ lamps.sentences  2/2')
  expect(code).toBe(0)
})

it('speaks the language of its environment', async () => {
  const { code, told } = await run(['lint'], '', { LANG: 'fr_FR.UTF-8' })
  expect(told).toBe('saywright: Nommez un fichier, ou «\u00A0-\u00A0» pour l’entrée standard.\n')
  expect(code).toBe(2)
})

it('ends silently when the reader closes the pipe', async () => {
  const digits = Array.from({ length: 10 }, (_, digit) => `d${digit}`).join(' | ')
  const numbers = `#BNF+EM V2.1;\n!grammar n;\n!start <n>;\n<n>: !repeat(<d>, 5, 5);\n<d>: ${digits};\n`
  const child = start(command.path, ['generate', '-', '--limit', '100000'])
  child.stdout.once('data', () => child.stdout.destroy())
  let told = ''
  child.stderr.on('data', (piece) => {
    told += piece
  })
  child.stdin.end(numbers)
  const code = await new Promise((resolve) => child.on('exit', resolve))
  expect({ code, told }).toEqual({ code: 0, told: '' })
})
