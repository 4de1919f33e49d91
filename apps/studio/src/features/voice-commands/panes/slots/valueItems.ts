/** A value as a row of a list. */
export type ValueItem = { readonly key: string; readonly value: string }

/**
 * The values of a slot as rows. A value has one object, whatever others come and go: a list of thousands prepares those alone
 * that are new. A text may say a value twice, and each is a row.
 *
 * @param known the rows so far, by their keys; new ones are added.
 */
export function valueItems(values: readonly string[], known: Map<string, ValueItem>): ValueItem[] {
  const times = new Map<string, number>()
  return values.map((value) => {
    const time = (times.get(value) ?? 0) + 1
    times.set(value, time)
    const key = `${time} ${value}`
    const item = known.get(key) ?? { key, value }
    known.set(key, item)
    return item
  })
}
