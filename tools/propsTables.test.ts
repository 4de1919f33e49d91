import { readFileSync } from 'node:fs'
import { viteFinal } from '@storybook/react-vite/preset'
import { beforeAll, expect, it } from 'vitest'
import storybook from '../.storybook/main.ts'
import { filesUnder } from './lib/files.ts'
import { propsOf } from './lib/props.ts'
import { root } from './lib/root.ts'

type Reader = { transform: (source: string, path: string) => Promise<{ code: string } | undefined> }

const index = readFileSync(`${root}packages/ui/src/index.ts`, 'utf8')
const sources = filesUnder(`${root}packages/ui/src`)
  .filter((path) => path.endsWith('.tsx') && !/\.(test|stories)\.tsx$/.test(path))
  .map((path) => ({ path, text: readFileSync(path, 'utf8') }))
const components = sources
  .flatMap(({ text }) => propsOf(text))
  .filter(({ component }) => new RegExp(`\\b${component}\\b`).test(index))

/** The props of each component as Storybook's own reader gives them to its tables. */
const tables = new Map<string, Record<string, unknown>>()

beforeAll(async () => {
  const presets = { apply: async (name: string) => (name === 'typescript' ? storybook.typescript : {}) }
  const { plugins = [] } = await viteFinal!({}, { presets } as Parameters<NonNullable<typeof viteFinal>>[1])
  const reader = plugins[0] as unknown as Reader
  for (const { path, text } of sources) {
    const read = (await reader.transform(text, path))?.code.split(/;(?=\w+\.__docgenInfo=)/).slice(1) ?? []
    for (const each of read) {
      const [, component = '', info = ''] = /^(\w+)\.__docgenInfo=(.*)/s.exec(each) ?? []
      tables.set(component, JSON.parse(info).props ?? {})
    }
  }
})

it('Storybook’s table of a component has every prop that its type declares, also for rows of any kind', () => {
  const missing = components.flatMap(({ component, props }) =>
    props.filter(({ name }) => !tables.get(component)?.[name]).map(({ name }) => `${component}.${name}`),
  )
  expect(missing).toEqual([])
  expect(components.find(({ component }) => component === 'DataTable')?.props.length).toBeGreaterThan(15)
})
