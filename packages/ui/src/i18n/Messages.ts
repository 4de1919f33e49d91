/** Messages by key; keys may be nested. */
export type MessageTree = { readonly [key: string]: string | MessageTree }

type PluralBase<Key extends string> = Key extends `${infer Base}_${'zero' | 'one' | 'many' | 'other'}`
  ? Base
  : Key

/** Shape of a translation: the keys of the English source, plus `_many` beside each `_other`. */
export type Messages<Source extends MessageTree> = {
  [Key in keyof Source]: Source[Key] extends MessageTree ? Messages<Source[Key]> : string
} & { [Key in keyof Source as Key extends `${infer Base}_other` ? `${Base}_many` : never]: string }

/** Dotted keys of a message tree; plural forms count as one key. */
export type MessageKey<Source> = {
  [Key in keyof Source & string]: Source[Key] extends string
    ? PluralBase<Key>
    : `${Key}.${MessageKey<Source[Key]>}`
}[keyof Source & string]

export type MessageValues = Readonly<Record<string, string | number>>

/** Returns the message of a key in the language of the interface. `count` selects the plural form. */
export type Translate<Source> = (key: MessageKey<Source>, values?: MessageValues) => string

export type MessageSet<Source extends MessageTree = MessageTree, Namespace extends string = string> = {
  readonly namespace: Namespace
  readonly translations: { readonly 'en-US': Source; readonly 'fr-FR': Messages<Source> }
}

/** Type of the translate function of a message set. */
export type TranslateOf<Set> = Set extends MessageSet<infer Source> ? Translate<Source> : never

/**
 * Defines a message set of a namespace in English and French. The French is type-checked against the English.
 */
export function defineMessages<const Source extends MessageTree, const Namespace extends string>(
  namespace: Namespace,
  translations: { readonly 'en-US': Source; readonly 'fr-FR': Messages<NoInfer<Source>> },
): MessageSet<Source, Namespace> {
  return { namespace, translations }
}
