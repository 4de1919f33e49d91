/** Words by key; keys may be grouped. */
export type MessageTree = { readonly [key: string]: string | MessageTree }

type PluralBase<Key extends string> = Key extends `${infer Base}_${'zero' | 'one' | 'many' | 'other'}`
  ? Base
  : Key

/** The shape a translation must have: the keys of the English source, plus `_many` beside each `_other`. */
export type Messages<Source extends MessageTree> = {
  [Key in keyof Source]: Source[Key] extends MessageTree ? Messages<Source[Key]> : string
} & { [Key in keyof Source as Key extends `${infer Base}_other` ? `${Base}_many` : never]: string }

/** The dotted keys of a tree of messages; plural forms count as one key. */
export type MessageKey<Source> = {
  [Key in keyof Source & string]: Source[Key] extends string
    ? PluralBase<Key>
    : `${Key}.${MessageKey<Source[Key]>}`
}[keyof Source & string]

export type MessageValues = Readonly<Record<string, string | number>>

/** Words of a key in the language of the interface. `count` chooses the plural form. */
export type Translate<Source> = (key: MessageKey<Source>, values?: MessageValues) => string

export type MessageSet<Source extends MessageTree = MessageTree, Namespace extends string = string> = {
  readonly namespace: Namespace
  readonly translations: { readonly 'en-US': Source; readonly 'fr-FR': Messages<Source> }
}

/** The translate function of a set. */
export type TranslateOf<Set> = Set extends MessageSet<infer Source> ? Translate<Source> : never

/** Joins the two languages of a namespace; the French is checked against the English. */
export function defineMessages<const Source extends MessageTree, const Namespace extends string>(
  namespace: Namespace,
  translations: { readonly 'en-US': Source; readonly 'fr-FR': Messages<NoInfer<Source>> },
): MessageSet<Source, Namespace> {
  return { namespace, translations }
}
