import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { aFolder, lamps, runHere } from '../testing/aTerminal.js'

const pages = ['docs/site/en-US/command-line.md', 'docs/site/fr-FR/command-line.md', 'packages/cli/README.md']

const commandsOf = (page: string) => {
  const text = readFileSync(fileURLToPath(new URL(`../../../../${page}`, import.meta.url)), 'utf8')
  const [, workflow = ''] = /```yaml\n([\s\S]*?)```/.exec(text) ?? []
  return [...workflow.matchAll(/- run: saywright (.*)/g)].map(([, words = '']) => words.split(' '))
}

let folder: ReturnType<typeof aFolder>
beforeAll(() => {
  folder = aFolder({ 'grammars/lamps.bnf': lamps, 'grammars/lamps.sentences': 'accept please on\n' })
})
afterAll(() => folder.remove())

describe.each(pages)('the workflow of %s', (page) => {
  it.each(commandsOf(page).map((words) => [words.join(' '), words] as const))(
    'runs saywright %s',
    async (_, words) => {
      const isServed = words.includes('--server')
      const there = words.map((word) => word.replace('https://studio.example.com', 'http://127.0.0.1:9'))
      const environment = { SAYWRIGHT_TOKEN: 'sw_1' }
      const { code, told } = await runHere(there, { folder: folder.path, environment })
      expect({ code, told }).toMatchObject({ code: isServed ? 3 : 0 })
    },
  )

  it('keeps the results for the summary', () => {
    const written = commandsOf(page).flatMap((words) =>
      words.filter((_, at) => words[at - 1] === '--markdown'),
    )
    expect(written).toContain('sentences.md')
  })
})
