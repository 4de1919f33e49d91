import { readFileSync } from 'node:fs'
import { Ajv } from 'ajv'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { aFolder, runHere } from '../testing/aTerminal.js'

const file = new URL('../testing/sarif-schema-2.1.0.json', import.meta.url)
// Of draft 4, whose `id` is what later drafts call `$id`; nothing else that it uses has changed.
const { id, $schema: _, ...schema } = JSON.parse(readFileSync(file, 'utf8'))
const ajv = new Ajv({ strict: false, validateFormats: false })
const isSarif = ajv.compile({ ...schema, $id: id })

let folder: ReturnType<typeof aFolder>
beforeAll(() => {
  folder = aFolder({
    'grammars/lampes d’été.bnf': '#BNF+EM V2.1;\n!grammar lamps;\n!start <main>;\n<main>: <gone> | on\n',
    'well.bnf': '#BNF+EM V2.1;\n!grammar well;\n!start <main>;\n<main>: on;\n',
  })
})
afterAll(() => folder.remove())

const lint = async (...words: string[]) => {
  const { output, code } = await runHere(['lint', ...words, '--sarif', '-'], { folder: folder.path })
  return { log: JSON.parse(output), code }
}

it('writes problems as SARIF 2.1.0 with places that code scanning finds', async () => {
  const { log, code } = await lint('grammars')
  expect(isSarif(log), JSON.stringify(isSarif.errors)).toBe(true)
  const [{ results, tool }] = log.runs
  expect(results.length).toBeGreaterThan(1)
  for (const { ruleId, ruleIndex } of results) expect(tool.driver.rules[ruleIndex].id).toBe(ruleId)
  expect(results[0]).toMatchObject({
    level: 'error',
    locations: [
      {
        physicalLocation: {
          artifactLocation: { uri: 'grammars/lampes%20d%E2%80%99%C3%A9t%C3%A9.bnf' },
          region: { startLine: 4 },
        },
      },
    ],
  })
  expect(code).toBe(1)
})

it('writes a log without results for what is well: that ends what was found before', async () => {
  const { log, code } = await lint('well.bnf')
  expect(isSarif(log)).toBe(true)
  expect(log.runs).toMatchObject([{ results: [] }])
  expect(code).toBe(0)
})

it('is written in the language of the messages', async () => {
  const [english, french] = [await lint('grammars'), await lint('grammars', '--locale', 'fr-FR')]
  expect(french.log.runs[0].language).toBe('fr-FR')
  expect(french.log.runs[0].results[0].message).not.toEqual(english.log.runs[0].results[0].message)
})

it('is refused by the schema when a result has no message', async () => {
  const { log } = await lint('grammars')
  delete log.runs[0].results[0].message
  expect(isSarif(log)).toBe(false)
})
