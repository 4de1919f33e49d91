import { expect, it } from 'vitest'
import { runPart } from './part.ts'

const says = (lines: string, status: number) =>
  runPart({
    name: 'hearing',
    command: [process.execPath, '-e', `console.log(${JSON.stringify(lines)}); process.exitCode = ${status}`],
    isQuiet: true,
  })

it('names what a command has skipped, and counts it beside the command', async () => {
  const { counts, skipped } = await says('⊘ en-US: no apt\nheard\n⊘ fr-FR: no apt', 0)
  expect(counts).toEqual({ passed: 1, failed: 0, skipped: 2 })
  expect(skipped).toEqual(['en-US: no apt', 'fr-FR: no apt'])
})

it('fails a command that ends with 1, whatever it has skipped', async () => {
  const { counts, failures } = await says('⊘ en-US: no apt', 1)
  expect(counts).toEqual({ passed: 0, failed: 1, skipped: 1 })
  expect(failures.map(({ name }) => name)).toEqual(['hearing'])
})
