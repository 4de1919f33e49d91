import { spawnSync } from 'node:child_process'
import { delimiter } from 'node:path'
import { fileURLToPath } from 'node:url'
import { describe, expect, it } from 'vitest'

const root = fileURLToPath(new URL('../../../', import.meta.url))
/** The programs of the machine, without those of this workspace: the Node that a user has installed. */
const outside = (process.env.PATH ?? '').split(delimiter).filter((folder) => !folder.startsWith(root))
const nodes = [
  ['the Node of this workspace', process.execPath],
  [
    'the Node of the machine',
    spawnSync('sh', ['-c', 'command -v node'], {
      env: { PATH: outside.join(delimiter) },
      encoding: 'utf8',
    }).stdout.trim(),
  ],
].filter(([, path]) => path !== '')

describe.each(nodes)('in a clone, with %s', (_, node = '') => {
  const saywright = (...words: string[]) =>
    spawnSync(node, ['packages/cli/bin/saywright.mjs', ...words], { cwd: root, encoding: 'utf8' })

  it('reads a grammar', () => {
    const { status, stdout, stderr } = saywright('lint', 'packages/cli/template/grammars')
    expect({ status, stdout, stderr }).toEqual({
      status: 0,
      stdout: '',
      stderr: '0 errors, 0 warnings in 1 grammar.\n',
    })
  })

  it('recognizes a recording, with threads that read the sources too', () => {
    const recording = 'services/voice/tests/audio/go-forward-ten-meters.wav'
    const { stdout, stderr } = saywright('recognize', 'packages/cli/template/grammars/lamps.bnf', recording)
    expect(stderr).not.toContain('cannot be read')
    expect(stdout).toContain('go-forward-ten-meters.wav')
  })

  it('ends as the command ends', () => {
    expect(saywright('lnt').status).toBe(2)
  })
})

it('is started by npx', () => {
  const { status, stdout } = spawnSync('npx', ['--no-install', 'saywright', '--version'], {
    cwd: root,
    encoding: 'utf8',
    env: { ...process.env, PATH: outside.join(delimiter) },
  })
  expect({ status, stdout }).toEqual({ status: 0, stdout: expect.stringMatching(/^\d+\.\d+\.\d+\n$/) })
})
