import type { Shape, ValueOf } from '../kernel/description.js'
import { docs } from '../kernel/docs.js'
import { flag, identifier, instant, list, maybe, oneOf, text, type } from '../kernel/structs.js'
import { person } from '../members/member.js'
import {
  type LanguageField,
  languageFields,
  type UseCaseFlag,
  useCaseFlags,
} from '../technologies/useCases.js'

/** Status of a request: it waits until staff has decided and the decision can no longer be undone. */
export const dealStatuses = ['waiting', 'approved', 'declined'] as const
export type DealStatus = (typeof dealStatuses)[number]

/** Subject of a request: the first of a project, technologies that it does not have, or more languages for those it has. */
export const dealKinds = ['evaluation', 'technologies', 'languages'] as const
export type DealKind = (typeof dealKinds)[number]

type Named<Name extends string, Value> = { readonly [N in Name]: Shape<Value> }

/* @__NO_SIDE_EFFECTS__ */
const flags = <Prefix extends '' | 'diff_'>(prefix: Prefix) =>
  Object.fromEntries(useCaseFlags.map((name) => [`${prefix}${name}`, flag()])) as Named<
    `${Prefix}${UseCaseFlag}`,
    boolean
  >

/* @__NO_SIDE_EFFECTS__ */
const languages = <Prefix extends '' | 'diff_' | 'before_'>(prefix: Prefix) =>
  Object.fromEntries(
    languageFields.map((name) => [
      `${prefix}${name}`,
      list(text({ [docs]: { example: 'French - France' } })),
    ]),
  ) as Named<`${Prefix}${LanguageField}`, string[]>

/** Use cases and languages as the server lists them: any of its catalogue, which may be newer than this one. */
export const askedTechnologies = { ...flags(''), ...languages('') } as const

/** A request for technologies: the resulting resources, the new ones among them, and the current ones. */
export const deal = type({
  deal_id: identifier(),
  /** Of the project. */
  title: text({ [docs]: { example: 'Kitchen lamp' } }),
  status: oneOf(dealStatuses),
  kind: oneOf(dealKinds),
  upsell: flag({ [docs]: { example: false, note: 'whether the project had asked before' } }),
  sales_representative: maybe(text()),
  ...askedTechnologies,
  ...flags('diff_'),
  ...languages('diff_'),
  ...languages('before_'),
  additional_comment: maybe(text()),
  solution_category: maybe(list(text())),
  solution_operating_system: maybe(list(text())),
  solution_electronic: maybe(text()),
  solution_end_user: maybe(text()),
  solution_use_environment: maybe(text()),
  /** Absent when the account is gone. */
  asked_by: maybe(person),
  created_at: instant(),
  updated_at: instant(),
  decided_at: maybe(instant()),
  /** Why it was declined. */
  reason: maybe(text()),
  /** Message of staff with the approval. */
  message: maybe(text()),
})
export type Deal = ValueOf<typeof deal>
