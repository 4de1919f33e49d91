import * as s from 'superstruct'
import { attachDescription, type Rule, type Shape } from './description.js'
import { docs } from './docs.js'
import type { FieldErrorKey } from './errors.js'
import * as limits from './limits.js'

export interface Described<Value> {
  readonly [docs]?: {
    readonly example?: Value
    /** One sentence for the reference documentation. */
    readonly note?: string
  }
  /** The key of a wrong value. */
  readonly key?: FieldErrorKey
}

interface TextOptions extends Described<string> {
  readonly min?: number
  readonly max?: number
  readonly pattern?: RegExp
  readonly format?: string
  readonly rule?: Rule<string>
}

/** A string. `min` and `max` count UTF-16 units; a missing or too short value is `required`. */
/* @__NO_SIDE_EFFECTS__ */
export function text(options: TextOptions = {}): Shape<string> {
  const { min = 0, max = Number.POSITIVE_INFINITY, pattern, rule, key, ...described } = options
  const check = (value: unknown): true | FieldErrorKey => {
    if (value === undefined || value === null) return 'required'
    if (typeof value !== 'string') return 'invalid'
    if (value.length < min) return key ?? 'required'
    if (value.length > max) return 'tooLong'
    if (pattern && !pattern.test(value)) return key ?? 'invalid'
    return rule?.(value) ?? true
  }
  return attachDescription(s.define<string>('text', check), {
    kind: 'text',
    check,
    ...described,
    ...(min > 0 && { min }),
    ...(Number.isFinite(max) && { max }),
    ...(pattern && { pattern }),
  })
}

/** A moment as UTC ISO 8601 text, such as `2026-11-22T08:30:00.000Z`. */
/* @__NO_SIDE_EFFECTS__ */
export function instant(options: Described<string> = {}) {
  const isMoment = (value: string) => (Number.isNaN(Date.parse(value)) ? 'invalid' : undefined)
  return text({
    max: limits.nameMaxCharacters,
    format: 'date-time',
    rule: isMoment,
    ...options,
    [docs]: { example: '2026-11-22T08:30:00.000Z', ...options[docs] },
  })
}

/** Whether a text is a day of the calendar, as `2026-12-31`. */
const isDay = (value: string) => {
  const [, year, month, date] = /^(\d{4})-(\d{2})-(\d{2})$/.exec(value)?.map(Number) ?? []
  if (year === undefined || month === undefined || date === undefined) return false
  const day = new Date(Date.UTC(year, month - 1, date))
  return day.getUTCMonth() === month - 1 && day.getUTCDate() === date
}

/** A day of the calendar, as `2026-12-31`: the same one in every time zone. */
/* @__NO_SIDE_EFFECTS__ */
export function day(options: Described<string> = {}) {
  return text({
    max: 10,
    format: 'date',
    rule: (value) => (isDay(value) ? undefined : 'invalid'),
    ...options,
    [docs]: { example: '2026-12-31', ...options[docs] },
  })
}

/** The last day of something, as `2026-12-31`, or the moment at which it ends. */
/* @__NO_SIDE_EFFECTS__ */
export function end(options: Described<string> = {}) {
  return text({
    max: limits.nameMaxCharacters,
    format: 'date',
    // A date parser of JavaScript takes the 30th of February for a day of March.
    rule: (value) => (isDay(value.slice(0, 10)) && !Number.isNaN(Date.parse(value)) ? undefined : 'invalid'),
    ...options,
    [docs]: { example: '2026-12-31', ...options[docs] },
  })
}

/** The moment at which a value of `end()` is over: a day lasts to its end in UTC, in which ends are also shown. */
export function momentOfEnd(written: string): string {
  return new Date(isDay(written) ? `${written}T23:59:59.999Z` : written).toISOString()
}

interface NumberOptions extends Described<number> {
  readonly min?: number
  readonly max?: number
}

/* @__NO_SIDE_EFFECTS__ */
function numeric(kind: 'integer' | 'number', options: NumberOptions): Shape<number> {
  const { min = Number.NEGATIVE_INFINITY, max = Number.POSITIVE_INFINITY, key, ...described } = options
  const check = (value: unknown): true | FieldErrorKey => {
    if (value === undefined || value === null) return 'required'
    if (typeof value !== 'number' || !Number.isFinite(value)) return 'invalid'
    if (kind === 'integer' && !Number.isSafeInteger(value)) return 'invalid'
    return value < min || value > max ? (key ?? 'outOfRange') : true
  }
  return attachDescription(s.define<number>(kind, check), {
    kind,
    check,
    ...described,
    ...(Number.isFinite(min) && { min }),
    ...(Number.isFinite(max) && { max }),
  })
}

/** A safe whole number; outside `min` and `max` it is `outOfRange`. */
/* @__NO_SIDE_EFFECTS__ */
export const integer = (options: NumberOptions = {}) => numeric('integer', options)

/** A finite number; outside `min` and `max` it is `outOfRange`. */
/* @__NO_SIDE_EFFECTS__ */
export const number = (options: NumberOptions = {}) => numeric('number', options)

/** The identifier of a row: a positive whole number on every database. */
/* @__NO_SIDE_EFFECTS__ */
export const identifier = (options: Described<number> = {}) =>
  integer({ min: 1, ...options, [docs]: { example: 1, ...options[docs] } })

/* @__NO_SIDE_EFFECTS__ */
export function flag(options: Described<boolean> = {}): Shape<boolean> {
  const check = (value: unknown): true | FieldErrorKey =>
    typeof value === 'boolean' ? true : value === undefined || value === null ? 'required' : 'invalid'
  return attachDescription(s.define<boolean>('flag', check), { kind: 'flag', check, ...options })
}

/** One of a few values, compared by `===`. */
/* @__NO_SIDE_EFFECTS__ */
export function oneOf<const Value extends string | number | boolean>(
  values: readonly Value[],
  options: Described<NoInfer<Value>> = {},
): Shape<Value> {
  const known = new Set<unknown>(values)
  const check = (value: unknown): true | FieldErrorKey =>
    known.has(value) ? true : value === undefined || value === null || value === '' ? 'required' : 'invalid'
  return attachDescription(s.define<Value>('oneOf', check), { kind: 'oneOf', values, check, ...options })
}

interface FileOptions {
  readonly mediaTypes: readonly string[]
  readonly maxBytes: number
  readonly [docs]?: { readonly note?: string }
}

/**
 * The bytes of a file. Only the kind is checked here: the receiver checks size, declared type and content, and answers
 * `too_large` or `unsupported_type`.
 */
/* @__NO_SIDE_EFFECTS__ */
export function file(options: FileOptions): Shape<Blob> {
  const check = (value: unknown): true | FieldErrorKey => (value instanceof Blob ? true : 'required')
  return attachDescription(s.define<Blob>('file', check), { kind: 'file', check, ...options })
}

/** No body at all. */
/* @__NO_SIDE_EFFECTS__ */
export function nothing(): Shape<undefined> {
  const check = (value: unknown): true | FieldErrorKey => (value === undefined ? true : 'invalid')
  return attachDescription(s.define<undefined>('nothing', check), { kind: 'nothing', check })
}

/** Any JSON value. */
/* @__NO_SIDE_EFFECTS__ */
export function anything(options: Described<unknown> = {}): Shape<unknown> {
  return attachDescription(s.unknown(), { kind: 'anything', check: () => true, ...options })
}
