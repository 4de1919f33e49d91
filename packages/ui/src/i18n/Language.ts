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

/** The English of several sets by their namespaces, such as `UiMessages`. */
export type MessagesOf<Sets extends readonly MessageSet[]> = {
  readonly [Set in Sets[number] as Set['namespace']]: Set['translations']['en-US']
}

/**
 * Every sentence of several sets in a further language: `const german: Language<UiMessages> = { … }` does not compile
 * while one is missing.
 */
export type Language<All> = { readonly [Namespace in keyof All]: Translation<All[Namespace]> }

type Part<Tree> = {
  readonly [Key in keyof Tree]?: Tree[Key] extends string | undefined ? string : Part<Tree[Key]>
}

/** Some sentences of several sets in place of ours, for one language. */
export type Replacements<All> = Part<Language<All>>

/** By BCP 47 tag: languages that we do not have (`Language`), and sentences in place of ours (`Replacements`). */
export type MessageOverrides = Readonly<Record<string, Readonly<Record<string, MessageTree>>>>
