declare const takes: unique symbol

/** The name of a field in a form whose value takes what a component writes into it. Made by `fieldNames`. */
export type FieldName<Taken = never> = string & { readonly [takes]: (value: Taken) => void }

type Single = string | number | bigint | boolean | null | undefined | Date | Blob

type Below<Value> = Value extends Single
  ? never
  : Value extends readonly (infer Item)[]
    ? `[${number}]${'' | Below<Item>}`
    : `.${FieldPath<Value>}`

/** Where the fields of a form with these values are: `email`, `address.city`, `words[0].text`. */
export type FieldPath<Values> = {
  [Key in keyof Values & string]-?: Key | `${Key}${Below<Values[Key]>}`
}[keyof Values & string]

/** What stands at such a place. */
export type FieldValue<Values, Path extends string> = Path extends `${infer Head}.${infer Rest}`
  ? FieldValue<NonNullable<FieldValue<Values, Head>>, Rest>
  : Path extends keyof Values
    ? Values[Path]
    : Path extends `${infer Key}[${number}]${infer Rest}`
      ? ItemAt<Key extends keyof Values ? Values[Key] : Values, Rest>
      : never

type ItemAt<List, Rest extends string> =
  NonNullable<List> extends readonly (infer Item)[]
    ? Rest extends ''
      ? Item
      : ItemAt<Item, Tail<Rest>>
    : never

type Tail<Rest extends string> = Rest extends `[${number}]${infer Further}` ? Further : never

/**
 * The names of the fields of a form, each checked by the compiler: a name that the values do not have, or whose value
 * cannot hold what the field writes, does not compile.
 *
 * @param _values what stands in the form at first; only its type counts, which may be given alone: `fieldNames<Values>()`.
 * @returns takes a path into the values and returns it as the `name` of a field.
 */
export function fieldNames<Values>(
  _values?: Values,
): <const Path extends FieldPath<Values>>(path: Path) => FieldName<FieldValue<Values, Path>> {
  return asName as never
}

const asName = (path: string) => path
