import { type Description, descriptionOf, type Shape } from '@saywright/api/contract'
import fc from 'fast-check'

const nastyTexts = [
  '',
  ' ',
  '\0',
  'é\u0301',
  '\ud800',
  "'; drop table account; --",
  '../../etc/passwd',
  '__proto__',
  '%',
  '💡'.repeat(60),
  'a'.repeat(5000),
]

/** Values of a shape, mostly right and sometimes of any other kind. */
export function valuesOf(shape: Shape): fc.Arbitrary<unknown> {
  return fc.oneof(
    { weight: 6, arbitrary: rightValues(descriptionOf(shape)) },
    { weight: 1, arbitrary: fc.jsonValue() },
  )
}

function rightValues(description: Description | undefined): fc.Arbitrary<unknown> {
  switch (description?.kind) {
    case 'text':
      return fc.oneof(
        fc.constant(description.example ?? 'text'),
        fc.constantFrom(...nastyTexts),
        fc.string({ unit: 'grapheme', maxLength: Math.min(300, (description.max ?? 100) + 1) }),
      )
    case 'integer':
    case 'number':
      return fc.oneof(
        fc.integer({ min: -1, max: 20_000 }),
        fc.constantFrom(1, 2 ** 31, 2 ** 53, -(2 ** 53), 0.5, 1e300),
      )
    case 'flag':
      return fc.boolean()
    case 'oneOf':
      return fc.constantFrom(...description.values)
    case 'list':
      return fc.array(valuesOf(description.of), { maxLength: 4 })
    case 'record':
      return fc.dictionary(fc.constantFrom('name', 'a]b', '__proto__', 'x'), valuesOf(description.of), {
        maxKeys: 3,
      })
    case 'object':
      return fc.record(
        Object.fromEntries(
          Object.entries(description.fields).map(([name, field]) => [name, valuesOf(field)]),
        ),
        { requiredKeys: [] },
      )
    case 'nullable':
      return fc.option(valuesOf(description.of))
    case 'optional':
      return valuesOf(description.of)
    default:
      return fc.jsonValue()
  }
}

export const anyQuery = fc.array(
  fc.tuple(
    fc.constantFrom(
      'pageIndex',
      'pageSize',
      'page',
      'limit',
      'sortBy',
      'sortOrder',
      'search[keywords]',
      'search[fields][]',
      'sort[by]',
      'sort[direction]',
      'filters[name]',
      'name',
      'noloading',
    ),
    fc.oneof(
      fc.constantFrom('0', '1', '-1', '1e9', 'asc', 'name', 'title', 'id; drop', '%', '\0', '\\'),
      fc.string({ maxLength: 30 }),
    ),
  ),
  { maxLength: 4 },
)

/** Identifiers of the fixture, unknown ones, and malformed ones. */
export const anyIdentifier = fc.oneof(
  { weight: 5, arbitrary: fc.constant(undefined) },
  {
    weight: 1,
    arbitrary: fc.constantFrom(
      '0',
      '-1',
      '9999999999',
      '999999999999999',
      '1e3',
      'abc',
      '%00',
      '1;',
      '%F0%9F%92%A1',
    ),
  },
)
