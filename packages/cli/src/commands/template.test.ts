import { spawnSync } from 'node:child_process'
import { chmodSync, cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { parse } from 'yaml'
import { builtCommand } from '../testing/builtCommand.js'

const template = fileURLToPath(new URL('../../template', import.meta.url))

interface Step {
  readonly run?: string
  readonly uses?: string
  readonly if?: string
  readonly with?: Readonly<Record<string, string>>
}
const workflow = parse(readFileSync(join(template, '.github/workflows/grammars.yml'), 'utf8'))
const steps: readonly Step[] = workflow.jobs.grammars.steps
// Packages come from a registry, and the server is not part of the test.
const own = steps.flatMap(({ run }) => (run && run !== 'npm install' && !run.endsWith(' diff') ? [run] : []))

let command: Awaited<ReturnType<typeof builtCommand>>
beforeAll(async () => {
  command = await builtCommand()
})
afterAll(() => command.remove())

/** The template in a folder of its own, where `npx` finds the built command. */
function aCopy() {
  const folder = mkdtempSync(join(tmpdir(), 'saywright-template-'))
  cpSync(template, folder, { recursive: true })
  const bin = join(folder, '.bin')
  mkdirSync(bin)
  writeFileSync(join(bin, 'npx'), `#!/bin/sh\nshift\nexec "${process.execPath}" "${command.path}" "$@"\n`)
  chmodSync(join(bin, 'npx'), 0o755)
  return {
    run: (step: string) =>
      spawnSync('bash', ['-e', '-c', step], {
        cwd: folder,
        encoding: 'utf8',
        env: { PATH: `${bin}:${process.env.PATH}`, GITHUB_STEP_SUMMARY: join(folder, 'summary.md') },
      }),
    read: (name: string) => readFileSync(join(folder, name), 'utf8'),
    write: (name: string, text: string) => writeFileSync(join(folder, name), text),
    remove: () => rmSync(folder, { recursive: true, force: true }),
  }
}

describe('the workflow of the template', () => {
  it('passes, with results for code scanning and the summary', () => {
    const copy = aCopy()
    try {
      expect(own.length).toBeGreaterThanOrEqual(5)
      for (const step of own) {
        const { status, stderr } = copy.run(step)
        expect({ step, status, stderr: status === 0 ? '' : stderr }).toEqual({ step, status: 0, stderr: '' })
      }
      const [uploaded] = steps.filter(({ uses }) => uses?.includes('upload-sarif'))
      expect(JSON.parse(copy.read(uploaded?.with?.sarif_file ?? '')).runs).toMatchObject([{ results: [] }])
      expect(copy.read('summary.md')).toContain('3')
    } finally {
      copy.remove()
    }
  })

  it('fails for a grammar with an error, and uploads it all the same', () => {
    const copy = aCopy()
    try {
      copy.write('grammars/lamps.bnf', copy.read('grammars/lamps.bnf').replace('[in the <room>]', '<gone>'))
      const [lint = ''] = own.filter((step) => step.includes('lint'))
      expect(copy.run(lint).status).toBe(1)
      expect(JSON.parse(copy.read('lint.sarif')).runs[0].results.length).toBeGreaterThan(0)
      const [uploaded] = steps.filter(({ uses }) => uses?.includes('upload-sarif'))
      expect(uploaded?.if).toBe('always()')
    } finally {
      copy.remove()
    }
  })
})
