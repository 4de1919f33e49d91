import { spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it, test } from 'vitest'
import { commandNames } from '../Command.js'
import { runHere } from '../testing/aTerminal.js'
import { shells } from './describeCommands.js'

const isThere = (shell: string) => spawnSync(shell, ['-c', 'true']).status === 0

let folder: string
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'saywright-completion-'))
  for (const shell of shells) {
    const { output } = await runHere(['completion', shell])
    writeFileSync(join(folder, shell), output)
  }
})
afterAll(() => rmSync(folder, { recursive: true, force: true }))

const run = (shell: string, script: string, ...words: string[]) => {
  const { stdout, stderr, status } = spawnSync(shell, ['-c', script, shell, ...words], {
    cwd: folder,
    encoding: 'utf8',
    env: { PATH: process.env.PATH, HOME: folder },
  })
  expect({ status, stderr }).toEqual({ status: 0, stderr: '' })
  return stdout.split('\n').filter(Boolean)
}

describe('bash', () => {
  const complete = (line: string) =>
    run(
      'bash',
      `source ./bash; COMP_WORDS=("$@"); COMP_CWORD=$(($#-1)); _saywright; printf "%s\\n" "\${COMPREPLY[@]}"`,
      ...line.split(' '),
    )

  it('completes every command', () => {
    expect(complete('saywright ')).toEqual([...commandNames, 'help', '--help', '--version'])
  })

  test.each([
    ['saywright l', ['lint', 'lsp']],
    ['saywright help pu', ['pull', 'push']],
    ['saywright lint --s', ['--strict', '--sarif', '--sounds', '--slot', '--slots']],
    ['saywright pull --d', ['--dry-run', '--delete']],
    ['saywright convert --to s', ['srgs-abnf', 'srgs-xml']],
    ['saywright lint --locale f', ['fr-FR']],
    ['saywright completion ', ['bash', 'zsh', 'fish']],
    // No completion of ours: the shell completes files.
    ['saywright lint gram', []],
    ['saywright test --junit ', []],
  ])('%s: %o', (line, expected) => expect(complete(line)).toEqual(expected))

  it('leaves files to the shell', () => {
    expect(run('bash', 'source ./bash; complete -p saywright')).toEqual([
      'complete -o default -F _saywright saywright',
    ])
  })
})

describe.skipIf(!isThere('zsh'))('zsh', () => {
  it('is loaded, and knows the command', () => {
    const script = 'autoload -Uz compinit; compinit -u -d ./dump; source ./zsh; print $_comps[saywright]'
    expect(run('zsh', script)).toEqual(['_saywright'])
  })

  test.each([
    ['saywright l', '_describe command commands'],
    ['saywright lint --s', '--strict[End with 1 for warnings as well]'],
    [
      'saywright convert --to',
      '--to[The format to write: bnf, jsgf, srgs-abnf or srgs-xml]:value:(bnf jsgf srgs-abnf srgs-xml)',
    ],
    ['saywright lint ', '*:file:_files'],
    ['saywright completion ', '*:word:(bash zsh fish)'],
  ])('%s requests %s', (line, expected) => {
    // Stubs of the functions of the shell that draw completions, which need a terminal.
    const asked = '_arguments() { print -l -- "$@" }; _describe() { print -- _describe "$@" }; compdef() { }'
    const script = `${asked}; source ./zsh; words=("$@"); CURRENT=$#; _saywright`
    expect(run('zsh', script, ...line.split(' '))).toContain(expected)
  })
})

describe.skipIf(!isThere('fish'))('fish', () => {
  test.each([
    ['saywright pu', ['pull', 'push']],
    ['saywright lint --st', ['--strict']],
    ['saywright convert --to j', ['jsgf']],
  ])('%s: %o', (line, expected) => {
    const lines = run('fish', 'source ./fish; complete -C $argv[-1]', line)
    expect(lines.map((each) => each.split('\t')[0])).toEqual(expected)
  })
})

it.each(shells)('has the help texts in the script for %s, in both languages', async (shell) => {
  const { output } = await runHere(['completion', shell, '--locale', 'fr-FR'])
  for (const name of commandNames) expect(output).toContain(name)
  if (shell !== 'bash') expect(output).toContain('Compter les phrases d')
})

test.each([
  [['completion', 'bsh'], 'Name one of bash, zsh, fish. Did you mean “bash”?'],
  [['lnt'], 'There is no command “lnt”. “saywright --help” lists them. Did you mean “lint”?'],
  [['help', 'generat'], 'Did you mean “generate”?'],
  [['lint', '--strct'], '“saywright lint” has no option --strct. Did you mean “--strict”?'],
  [['lint', 'bsh'], 'bsh cannot be read: ENOENT. Did you mean “bash”?'],
  [['match', './fsh', 'on'], './fsh cannot be read: ENOENT. Did you mean “fish”?'],
])('suggests the intended word for %o', async (words, sentence) => {
  const { code, told } = await runHere(words, { folder })
  expect(told).toContain(sentence)
  expect(code).toBe(2)
})

test.each([[['frobnicate']], [['lint', '--frobnicate']], [['lint', 'frobnicate']]])(
  '%o is near nothing',
  async (words) => expect((await runHere(words, { folder })).told).not.toContain('Did you mean'),
)
