import fc from 'fast-check'
import { define, validate } from 'superstruct'
import { expect, it } from 'vitest'
import { endpoints } from '../endpoints.js'
import { compile } from './compile.js'
import { type Shape, structOf } from './description.js'
import { failuresOf } from './failures.js'
import {
  anything,
  either,
  flag,
  instant,
  integer,
  list,
  maybe,
  nullable,
  number,
  object,
  oneOf,
  optional,
  record,
  recursive,
  text,
  type,
} from './structs.js'

const leaves: fc.Arbitrary<Shape> = fc.constantFrom<Shape[]>(
  text(),
  text({ min: 1, max: 3 }),
  text({ pattern: /^a/ }),
  instant(),
  integer({ min: 0, max: 5 }),
  number(),
  flag(),
  oneOf(['a', 'b']),
  anything(),
  define<number>('positive', (value) => (typeof value === 'number' && value > 0) || 'invalid'),
)

const structs: fc.Arbitrary<Shape> = fc.letrec<{ struct: Shape }>((tie) => ({
  struct: fc.oneof(
    { maxDepth: 3, withCrossShrink: true },
    leaves,
    tie('struct').map((of) => optional(of)),
    tie('struct').map((of) => nullable(of)),
    tie('struct').map((of) => list(of)),
    tie('struct').map((of) => list(of, { min: 1, max: 2 })),
    tie('struct').map((of) => record(of)),
    fc.tuple(tie('struct'), tie('struct')).map(([one, other]) => either(one, other)),
    tie('struct').map((of) => recursive(() => of)),
    fc.tuple(tie('struct'), tie('struct')).map(([a, b]) => object({ a, b })),
    fc.tuple(tie('struct'), tie('struct')).map(([a, b]) => type({ a, b })),
    tie('struct').map((a) => object({ a }, { rule: (value) => (value.a ? undefined : { a: 'required' }) })),
  ),
})).struct

const scalars = fc.oneof(
  fc.constantFrom(
    'a',
    'b',
    'abcd',
    '',
    '2026-11-22T08:30:00.000Z',
    null,
    undefined,
    true,
    false,
    0,
    1,
    7,
    1.5,
    Number.NaN,
  ),
)
const values = fc.letrec<{ value: unknown }>((tie) => ({
  value: fc.oneof(
    { maxDepth: 4 },
    scalars,
    fc.array(tie('value'), { maxLength: 3 }),
    fc.record({ a: tie('value'), b: tie('value') }, { requiredKeys: [] }),
    fc.record({ a: tie('value'), b: tie('value'), c: tie('value') }, { requiredKeys: ['a'] }),
  ),
})).value

it('agrees with superstruct on random structs and values', () => {
  let accepted = 0
  fc.assert(
    fc.property(structs, values, (struct, value) => {
      const expected = struct.is(value)
      if (expected) accepted += 1
      expect(compile(struct)(value)).toBe(expected)
    }),
    { numRuns: 6000 },
  )
  expect(accepted).toBeGreaterThan(200)
})

it('agrees with superstruct on what is wrong, and where', () => {
  let refused = 0
  fc.assert(
    fc.property(structs, values, (struct, value) => {
      const [error] = validate(value, structOf(struct))
      const expected: Record<string, string> = {}
      for (const { path, message } of error?.failures() ?? []) expected[path.join('.')] ??= message
      if (error) refused += 1
      expect(failuresOf(struct, value)).toEqual(error && expected)
    }),
    { numRuns: 6000 },
  )
  expect(refused).toBeGreaterThan(1000)
})

it('reports the first hundred failures of a list, a record and unknown fields', () => {
  const many = Array.from({ length: 100_000 }, (_, at) => at)
  const fields = Object.fromEntries(many.map((at) => [`f${at}`, at]))
  const struct = object({ names: list(text()), colors: record(text()) })
  const failures = Object.keys(failuresOf(struct, { names: many, colors: fields, ...fields }) ?? {})
  for (const start of ['names.', 'colors.', 'f'])
    expect([start, failures.filter((field) => field.startsWith(start)).length]).toEqual([start, 100])
})

it('agrees with superstruct on every answer of the contract, spoilt at one place', () => {
  const projects = endpoints.listProjects
  const good = projects.example.response
  expect(compile(projects.response as Shape)(good)).toBe(true)
  for (const field of Object.keys(good?.data[0] ?? {})) {
    const spoilt = { ...good, data: [{ ...good?.data[0], [field]: { wrong: true } }] }
    expect(compile(projects.response as Shape)(spoilt), field).toBe((projects.response as Shape).is(spoilt))
  }
})

it('gives the same predicate for the same struct', () => {
  const struct = type({ a: maybe(text()) })
  expect(compile(struct)).toBe(compile(struct))
})

it('takes less time than superstruct on 1,000 projects', () => {
  const { response, example } = endpoints.listProjects
  const page = { data: Array.from({ length: 1000 }, () => example.response?.data[0]), total: 1000 }
  const struct = response as Shape
  const time = (check: () => boolean) => {
    // Processor time of this thread: another process may delay it meanwhile.
    const start = process.threadCpuUsage()
    expect(check()).toBe(true)
    return process.threadCpuUsage(start).user
  }
  const predicate = compile(struct)
  predicate(page)
  const compiled = Math.min(...Array.from({ length: 5 }, () => time(() => predicate(page))))
  const walked = time(() => struct.is(page))
  expect(walked / compiled).toBeGreaterThan(5)
})

it('reads what holds others like itself, however deep', () => {
  interface Tree {
    name: string
    inside: Tree[]
  }
  const tree: Shape<Tree> = object({ name: text(), inside: list(recursive(() => tree)) })
  let deep: unknown = { name: 'leaf', inside: [] }
  for (let depth = 0; depth < 50; depth++) deep = { name: 'branch', inside: [deep] }
  expect(compile(tree)(deep)).toBe(true)
  expect(failuresOf(tree, { name: 'a', inside: [{ name: 1, inside: [] }] })).toEqual({
    'inside.0.name': 'invalid',
  })
})
