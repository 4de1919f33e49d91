import { execFileSync, spawnSync } from 'node:child_process'
import { rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { temporaryFolder } from './testServer.js'

const headers = fileURLToPath(new URL('../../../../.storybook/snippets/cpp', import.meta.url))
const options = ['-std=c++17', '-Wall', '-Wextra', '-Werror', '-I', headers]
/** With its headers a machine has the first name; without them the second alone. */
const libraries = ['-lcurl', '-l:libcurl.so.4']

/** How programs in C++ that use libcurl are compiled here; or why they cannot be. */
export function findCppCompiler():
  | { compile: (source: string, program: string) => void }
  | { missing: string } {
  if (spawnSync('c++', ['--version']).status !== 0) return { missing: 'c++ is not installed' }
  const folder = temporaryFolder()
  try {
    const source = join(folder, 'empty.cpp')
    writeFileSync(source, 'int main() {}\n')
    const library = libraries.find(
      (each) => spawnSync('c++', [source, '-o', join(folder, 'empty'), each]).status === 0,
    )
    if (!library) return { missing: 'libcurl is not installed' }
    return {
      compile: (code, program) => void execFileSync('c++', [...options, code, '-o', program, library]),
    }
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}
