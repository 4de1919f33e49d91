declare const takes: unique symbol

/** Name of a field whose value accepts what a component writes. Created by `fieldNames`. */
export type FieldName<Taken = never> = string & { readonly [takes]: (value: Taken) => void }

type Single = string | number | bigint | boolean | null | undefined | Date | Blob

type Below<Value> = Value extends Single
  ? never
  : Value extends readonly (infer Item)[]
    ? `[${number}]${'' | Below<Item>}`
    : `.${FieldPath<Value>}`

/** Paths of the fields of a form with these values: `email`, `address.city`, `words[0].text`. */
export type FieldPath<Values> = {
  [Key in keyof Values & string]-?: Key | `${Key}${Below<Values[Key]>}`
}[keyof Values & string]

/** Type of the value at a path. */
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
 * Creates type-checked field names: a name that the values do not have, or whose value cannot hold what the
 * field writes, does not compile.
 * @param _values initial values of the form; only their type is used, so `fieldNames<Values>()` is enough.
 * @returns a function from a path to the `name` of a field.
 */
export function fieldNames<Values>(
  _values?: Values,
): <const Path extends FieldPath<Values>>(path: Path) => FieldName<FieldValue<Values, Path>> {
  return asName as never
}

const asName = (path: string) => path
