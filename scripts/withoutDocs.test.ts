import { mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { build, type Rollup } from 'vite'
import { expect, it } from 'vitest'
import { withoutDocs } from '../apps/withoutDocs.ts'
import { root } from './lib/root.ts'

const contract = `${root}packages/api/src/contract/`

/** What an app gets of a module that stands in the contract. */
async function built(text: string): Promise<string> {
  const entry = `${contract}planted/calls.ts`
  const planted = {
    name: 'planted',
    resolveId: (id: string) => (id === entry ? entry : undefined),
    load: (id: string) => (id === entry ? text : undefined),
  }
  const output = (await build({
    configFile: false,
    logLevel: 'silent',
    plugins: [withoutDocs, planted],
    build: { write: false, minify: false, lib: { entry, formats: ['es'] } },
  })) as Rollup.RollupOutput[]
  return output[0]?.output[0].code ?? ''
}

it('leaves out what stands under the marker, and no field for its name', async () => {
  const code = await built(`
    import { docs as said } from '../kernel/docs.js'
    import { endpoint } from '../kernel/endpoint.js'
    import { text, type } from '../kernel/structs.js'
    const docs = 'kept'
    export const lamp = type({ note: text({ max: 6, [said]: { note: 'a sentence' } }), example: text() })
    export const getLamp = endpoint({
      method: 'GET',
      path: 'v3/lamp',
      response: lamp,
      [said]: { summary: 'One lamp.', roles: 'user', errors: [], example: { response: { note: '', example: '' } } },
    })
    export const other = { [docs]: 7 }
  `)
  const file = join(mkdtempSync(join(tmpdir(), 'contract-')), 'calls.mjs')
  writeFileSync(file, code)
  const { lamp, getLamp, other } = await import(file)
  expect(lamp.is({ note: 'dimmed', example: '' })).toBe(true)
  expect(lamp.is({ note: 'too long', example: '' })).toBe(false)
  expect(lamp.is({ example: '' })).toBe(false)
  expect(getLamp).toMatchObject({ path: 'v3/lamp', status: 200 })
  expect(getLamp).not.toHaveProperty('roles')
  expect(other).toEqual({ kept: 7 })
  expect(code).not.toMatch(/a sentence|One lamp/)
}, 60_000)
