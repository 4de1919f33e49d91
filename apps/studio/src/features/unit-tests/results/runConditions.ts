import type { UnitTestRun } from '@saywright/api/contract'

export interface ChangedLine {
  readonly kind: 'removed' | 'added'
  /** From 1, in the text that has it. */
  readonly number: number
  readonly text: string
}

/** The lines between what both texts begin and end with: those that went, then those that came. */
export function changedLines(before: string, now: string): ChangedLine[] {
  const [from, to] = [before.split('\n'), now.split('\n')]
  let head = 0
  while (head < from.length && head < to.length && from[head] === to[head]) head++
  let tail = 0
  while (
    tail < from.length - head &&
    tail < to.length - head &&
    from[from.length - 1 - tail] === to[to.length - 1 - tail]
  )
    tail++
  const lines = (kind: ChangedLine['kind'], all: readonly string[]) =>
    all
      .slice(head, all.length - tail)
      .map((text, index): ChangedLine => ({ kind, number: head + index + 1, text }))
  return [...lines('removed', from), ...lines('added', to)]
}

type Conditions = Pick<UnitTestRun, 'settings' | 'slots' | 'confidence_threshold'>

export interface ChangedValue {
  readonly name: string
  readonly before: string
  readonly now: string
}

/** Settings, slots and threshold that differ between two runs, each as words. */
export function changedValues(
  before: Conditions,
  now: Conditions,
  numbers: Intl.NumberFormat,
): ChangedValue[] {
  const written = ({ settings, slots, confidence_threshold }: Conditions): ReadonlyMap<string, string> =>
    new Map([
      ['MAXNBEST', numbers.format(settings.MAXNBEST)],
      ['TSILENCE', `${numbers.format(settings.TSILENCE)} ms`],
      ['STREAM_RESULT_MODE', settings.STREAM_RESULT_MODE],
      ['threshold', numbers.format(confidence_threshold)],
      ...slots.map(({ name, values }) => [`<${name.replace(/^<|>$/g, '')}>`, values.join(', ')] as const),
    ])
  const [from, to] = [written(before), written(now)]
  return [...new Set([...from.keys(), ...to.keys()])]
    .map((name) => ({ name, before: from.get(name) ?? '', now: to.get(name) ?? '' }))
    .filter((value) => value.before !== value.now)
}
