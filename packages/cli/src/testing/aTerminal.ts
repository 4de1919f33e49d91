import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { commandLine } from '../commandLine.js'
import type { Terminal } from '../Terminal.js'

export const lamps = `#BNF+EM V2.1;
!grammar lamps;
!start <main>;
!slot <room>;
<main>: [please] !tag(SWITCH, on | off) [in the <room>];
`

/** Creates a folder with files; the result has its path and a function that removes it. */
export function aFolder(files: Readonly<Record<string, string | Uint8Array>>): {
  path: string
  remove: () => void
} {
  const path = mkdtempSync(join(tmpdir(), 'saywright-cli-'))
  for (const [name, text] of Object.entries(files)) {
    mkdirSync(dirname(join(path, name)), { recursive: true })
    writeFileSync(join(path, name), text)
  }
  return { path, remove: () => rmSync(path, { recursive: true, force: true }) }
}

/** Runs a command in this process and returns its output. */
export async function runHere(
  words: readonly string[],
  terminal: Partial<Terminal> & { readonly input?: string | Uint8Array } = {},
) {
  let output = ''
  let told = ''
  const code = await commandLine(words, {
    write: (text) => {
      output += text
    },
    tell: (text) => {
      told += text
    },
    readInput: async () => Buffer.from(terminal.input ?? ''),
    environment: {},
    folder: tmpdir(),
    isColored: false,
    isLive: false,
    ...terminal,
  })
  return { code, output, told }
}
