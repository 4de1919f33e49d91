import { readFileSync } from 'node:fs'
import { defaultRecognizerSettings } from '@saywright/api/contract'
import { Ajv2020 } from 'ajv/dist/2020.js'
import { expect, it, test } from 'vitest'
import { modelFileText } from './modelContent.js'
import { schemas } from './schemas.js'

it.each(Object.entries(schemas))('%s is what the command reads', (name, schema) => {
  const published = readFileSync(new URL(`../../schemas/${name}`, import.meta.url), 'utf8')
  expect(JSON.parse(published)).toEqual(JSON.parse(JSON.stringify(schema)))
})

const isValid = (name: string, value: unknown) =>
  new Ajv2020({ strict: false }).compile(schemas[name] as object)(value)

it('describes what a pull writes', () => {
  const content = { name: 'Lamps', language: 'eng-US', settings: defaultRecognizerSettings }
  const written = modelFileText({ ...content, slots: [{ name: 'room', values: ['kitchen'] }] }, 1)
  expect(isValid('model.schema.json', JSON.parse(written))).toBe(true)
})

test.each([
  ['project.schema.json', { server: 'https://studio.example.com', project: 7 }, true],
  ['project.schema.json', { server: 'https://studio.example.com', project: 7, model: 'grammars' }, false],
  ['project.schema.json', { server: 'https://studio.example.com' }, false],
  ['model.schema.json', { language: 'English' }, false],
  ['model.schema.json', { slots: { room: [1] } }, false],
])('%s of %o: %s', (name, value, expected) => expect(isValid(name, value)).toBe(expected))
