import type { ValueOf } from '../kernel/description.js'
import { docs } from '../kernel/docs.js'
import { flag, identifier, instant, integer, oneOf, text, type } from '../kernel/structs.js'

/** Subjects of a tag: the first three are the words of the catalogue, and lists of files are filtered by them. */
export const tagTypes = ['technology', 'type', 'platform', 'provider', 'other'] as const
export type TagType = (typeof tagTypes)[number]

/** Types of tags that staff creates: providers, and other subjects of a file or a category. */
export const ownTagTypes = ['provider', 'other'] as const
export type OwnTagType = (typeof ownTagTypes)[number]

/** A tag as those carry it that have it. */
export const tagLink = type({
  id: identifier(),
  name: text({ [docs]: { example: 'built-in', note: 'its code, which does not change' } }),
  type: oneOf(tagTypes, { [docs]: { example: 'provider' } }),
  display_name: text({ [docs]: { example: 'Built-in engines' } }),
})

/** A tag of files, categories and deliveries, with its words in both languages. */
export const tag = type({
  id: identifier(),
  name: text({ [docs]: { example: 'built-in', note: 'its code, which does not change' } }),
  type: oneOf(tagTypes, { [docs]: { example: 'provider' } }),
  display_name: text({ [docs]: { example: 'Built-in engines' } }),
  translations: type({
    'en-US': text({ [docs]: { example: 'Built-in engines' } }),
    'fr-FR': text({ [docs]: { example: 'Moteurs intégrés' } }),
  }),
  locked: flag({ [docs]: { note: 'whether it belongs to the product' } }),
  uses_total: integer({
    min: 0,
    [docs]: { example: 2, note: 'in how many files, categories and deliveries it is' },
  }),
  created_at: instant(),
})
export type Tag = ValueOf<typeof tag>
