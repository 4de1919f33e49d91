type MessageTree = { readonly [key: string]: string | MessageTree }

/** Some keys of a tree of messages. */
export type SomeMessages<Whole> = {
  readonly [Key in keyof Whole]?: Whole[Key] extends string ? string : SomeMessages<Whole[Key]>
}

/** A tree of messages with others in place of some: the same keys. */
export function overlay<Whole extends MessageTree>(whole: Whole, some: SomeMessages<Whole>): Whole {
  const entries = Object.entries(whole).map(([key, value]) => {
    const other = (some as Readonly<Record<string, MessageTree | string | undefined>>)[key]
    if (other === undefined) return [key, value]
    return [key, typeof value === 'string' ? other : overlay(value, other as MessageTree)]
  })
  return Object.fromEntries(entries)
}
