import { mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { build, type Rollup } from 'vite'
import { expect, it } from 'vitest'
import { withoutDocs } from '../apps/withoutDocs.ts'
import { prose, withoutDocs as withoutKeys } from '../packages/tsup.docs.ts'
import { withPureValues } from '../packages/tsup.pure.ts'
import { root } from './lib/root.ts'

const contract = `${root}packages/api/src/contract/`

/** The part of a module of the contract in an app. */
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

it('leaves out the value of the marker, and no field with its name', async () => {
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
})

it('leaves rights and failures in what is published for browsers, and no prose', () => {
  const call = `
    import { docs } from './docs.js'
    export const getLamp = endpoint({
      path: 'v3/lamp',
      response: type({ note: text({ max: 6, [docs]: { note: 'a sentence', example: 'dim' } }) }),
      [docs]: { summary: 'One lamp.', roles: 'user', errors: ['not_found'], example: { response: {} } },
    })
    export const endpoint = ({ [docs]: said, ...parts }) => ({ ...parts, ...said })
  `
  const text = withoutKeys(call, prose)
  expect(text).not.toMatch(/a sentence|dim|One lamp|response: \{\}/)
  expect(text.replaceAll(/\s+/g, ' ')).toContain("[docs]: { roles: 'user', errors: ['not_found'], }")
  expect(text).toContain('({ [docs]: said, ...parts })')
  expect(text.split('\n')).toHaveLength(call.split('\n').length)
})

it('marks values that are made by a call, and nothing that runs later', () => {
  expect(withPureValues('export const lamp = type({ id: text() }) as Lamp, most = 3', false)).toBe(
    'export const lamp = /* @__PURE__ */ (() => (type({ id: text() }) as Lamp))(), most = 3',
  )
  const untouched = "export const rule = () => text()\nregister()\nconst names = ['a', 'b'] as const"
  expect(withPureValues(untouched, false)).toBe(untouched)
})
