/** The next one, or else the previous one, to be decided next. */
export function neighbourOf(list: readonly { readonly id: number }[], id: number): number | undefined {
  const place = list.findIndex((one) => one.id === id)
  return place < 0 ? undefined : (list[place + 1] ?? list[place - 1])?.id
}
