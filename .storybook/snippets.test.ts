import { spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { defaultRecognizerSettings } from '@saywright/api/contract'
import { expect, it } from 'vitest'
import type { SharedModel } from '../apps/studio/src/features/voice-commands/model/workspace/SharedModel.js'
import {
  type SnippetKind,
  snippets,
} from '../apps/studio/src/features/voice-commands/panes/share/snippets.js'

/** Headers of the programs that a machine may lack, as far as they use them. */
const stubs = join(import.meta.dirname, 'snippets')

/** How a program is parsed without being run. Kotlin has no compiler that is small enough. */
const readers: Partial<Record<SnippetKind, readonly [command: string, ...options: string[]]>> = {
  rest: ['sh', '-n'],
  python: ['python3', '-c', 'import ast, sys; ast.parse(open(sys.argv[1], "rb").read())'],
  cpp: ['c++', '-std=c++17', '-Wall', '-Wextra', '-Werror', '-fsyntax-only', '-I', join(stubs, 'cpp')],
  java: [
    'javac',
    '-Xlint:all,-deprecation,-options',
    '-Werror',
    '-proc:none',
    '--source-path',
    join(stubs, 'java'),
  ],
}

const model: SharedModel = {
  api: 'https://studio.example.com/api',
  projectId: 7,
  modelId: 11,
  name: 'Cœur\n*/ "main" \\u000a #$(`' + "' \\",
  language: 'fra-FR',
  settings: { ...defaultRecognizerSettings, MAXNBEST: 3 },
  slots: [{ name: 'dock', values: ['l’été', "o'clock", '$(x) "y" \\u000a \\'] }],
}

for (const [kind, [command, ...options]] of Object.entries(readers)) {
  const { file, write } = snippets[kind as SnippetKind]
  const isHere = spawnSync(command, ['--version']).error === undefined
  it.skipIf(!isHere)(`${file} is a program that ${command} can read`, { timeout: 60_000 }, () => {
    const folder = mkdtempSync(join(tmpdir(), 'snippet-'))
    try {
      const path = join(folder, file)
      writeFileSync(path, write(model, 'en-US'))
      const target = kind === 'java' ? ['-d', folder] : []
      const { status, stderr } = spawnSync(command, [...options, ...target, path], { encoding: 'utf8' })
      expect(stderr).toBe('')
      expect(status).toBe(0)
    } finally {
      rmSync(folder, { recursive: true })
    }
  })
}
