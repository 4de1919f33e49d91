import type { MessageSet, MessageTree } from './Messages.js'

type Plural = 'zero' | 'one' | 'two' | 'few' | 'many' | 'other'
type WithoutPlural<Key> = Key extends `${string}_${Plural}` ? never : Key
type PluralBase<Key> = Key extends `${infer Base}_other` ? Base : never

/** A tree in any language: every key of the English, and of each plural form at least `_other`. */
type Translation<Source> = {
  readonly [Key in keyof Source as WithoutPlural<Key>]: Source[Key] extends MessageTree
    ? Translation<Source[Key]>
    : string
} & { readonly [Key in keyof Source as `${PluralBase<Key>}_other`]: string } & {
  readonly [Key in keyof Source as `${PluralBase<Key>}_${Exclude<Plural, 'other'>}`]?: string
}

/** The English messages of several sets by namespace, such as `UiMessages`. */
export type MessagesOf<Sets extends readonly MessageSet[]> = {
  readonly [Set in Sets[number] as Set['namespace']]: Set['translations']['en-US']
}

/**
 * All messages of several sets in a further language. `const german: Language<UiMessages> = { … }` does not
 * compile while a message is missing.
 */
export type Language<All> = { readonly [Namespace in keyof All]: Translation<All[Namespace]> }

type Part<Tree> = {
  readonly [Key in keyof Tree]?: Tree[Key] extends string | undefined ? string : Part<Tree[Key]>
}

/** Some messages of several sets that replace the originals in one language. */
export type Replacements<All> = Part<Language<All>>

/** Messages by BCP 47 tag: complete further languages (`Language`) and replacements (`Replacements`). */
export type MessageOverrides = Readonly<Record<string, Readonly<Record<string, MessageTree>>>>
