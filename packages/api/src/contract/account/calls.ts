import { interfaceLanguages } from '../../catalogue/locales.js'
import { genders, interests, personLabels } from '../../catalogue/people.js'
import { docs } from '../kernel/docs.js'
import { endpoint } from '../kernel/endpoint.js'
import { examplePicture, picture, pictureQuery, servedPicture } from '../kernel/picture.js'
import { accountEmail, plainName } from '../kernel/rules.js'
import { flag, nullable, object, oneOf, optional, text } from '../kernel/structs.js'
import { limits } from '../limits.js'
import { ownData } from './ownData.js'
import { exampleUser, user } from './user.js'

const short = () => optional(nullable(text({ max: limits.freeTextMaxCharacters })))

const wordsOf = <const O extends { readonly 'en-US': string }>(options: readonly O[]) =>
  options.map((option) => option['en-US'] as O['en-US'])

const choice = <const O extends { readonly 'en-US': string }>(options: readonly O[]) =>
  optional(nullable(oneOf(wordsOf(options))))

export { listStaffPeople, savePersonLimits, savePersonSales } from './staffPeople.js'

export const saveUser = endpoint({
  method: 'PUT',
  path: 'v3/users/{id}',
  body: object({
    first_name: optional(plainName('Ada')),
    last_name: optional(plainName('Lovelace')),
    email: optional(accountEmail()),
    verified_email: optional(nullable(accountEmail())),
    person_label: choice(personLabels),
    interest_in_vdk: choice(interests),
    job_title: short(),
    job_departement: short(),
    gender: choice(genders),
    phone_number: optional(
      nullable(text({ max: limits.phoneMaxCharacters, [docs]: { example: '+33 1 23 45 67 89' } })),
    ),
    country: short(),
    interface_language: optional(oneOf(interfaceLanguages)),
    marketing_source: short(),
  }),
  [docs]: {
    summary:
      'Save the profile; what is left out stays. Lists travel in English. A new `email` must have been proved by a code; the old address can undo it.',
    owner: 'account',
    roles: 'self',
    proof: 'newAddress',
    errors: [
      'incorrect_form',
      'not_found',
      'already_exists',
      'verify_email_first',
      'not_while_acting',
      'proof_required',
    ],
    example: {
      params: { id: 1 },
      body: { first_name: 'Ada', person_label: 'Developer' },
    },
  },
})

export const setMarketingStatus = endpoint({
  method: 'PUT',
  path: 'v3/users/{id}/marketing-status',
  body: object({ marketing_status: oneOf(['Allow', 'Disallow']) }),
  [docs]: {
    summary:
      'Receive all news or none. None is for good: after that only staff, for any account, can allow them again.',
    owner: 'account',
    roles: 'user',
    errors: ['incorrect_form', 'not_found', 'unsubscribed_for_good'],
    example: {
      params: { id: 1 },
      body: { marketing_status: 'Allow' },
    },
  },
})

export const setNotificationParameters = endpoint({
  method: 'PUT',
  path: 'v3/users/{id}/notification-param',
  body: object({
    notif_account_management: optional(oneOf([true])),
    notif_product_updates: optional(flag()),
    notif_educational_content: optional(flag()),
    notif_corporate_events_news: optional(flag()),
  }),
  [docs]: {
    summary: 'Choose the subjects of news, while news are allowed. Account management is always on.',
    owner: 'account',
    roles: 'self',
    errors: ['incorrect_form', 'not_found', 'not_possible', 'unsubscribed_for_good'],
    example: {
      params: { id: 1 },
      body: { notif_product_updates: false },
    },
  },
})

export const savePicture = endpoint({
  method: 'PUT',
  path: 'v3/users/{id}/picture',
  body: object({ file: picture() }),
  encoding: 'multipart',
  [docs]: {
    summary:
      'Set the picture of the profile: JPG, GIF or PNG of at most 2 MB and 25 million pixels, judged by its bytes.',
    owner: 'account',
    roles: 'self',
    errors: ['incorrect_form', 'not_found', 'too_large', 'unsupported_type'],
    example: {
      params: { id: 1 },
      body: { file: new Blob(['GIF89a'], { type: 'image/gif' }) },
    },
  },
})

export const deletePicture = endpoint({
  method: 'DELETE',
  path: 'v3/users/{id}/picture',
  [docs]: {
    summary: 'Remove the picture of the profile.',
    owner: 'account',
    roles: 'self',
    errors: ['not_found'],
    example: { params: { id: 1 } },
  },
})

export const getPicture = endpoint({
  method: 'GET',
  path: 'v3/users/{id}/picture',
  query: pictureQuery,
  response: servedPicture(),
  responseKind: 'file',
  quiet: true,
  [docs]: {
    summary: 'The picture of oneself or of someone with whom one shares an organization.',
    owner: 'account',
    roles: 'user',
    errors: ['incorrect_form', 'not_found'],
    example: { params: { id: 1 }, response: examplePicture },
  },
})

export const deleteUser = endpoint({
  method: 'DELETE',
  path: 'v3/users/{id}',
  [docs]: {
    summary:
      'Delete the account and what is only its own: organizations without another member go with their projects.',
    owner: 'account',
    roles: 'self',
    proof: 'recent',
    errors: ['not_found', 'hand_over_first', 'not_while_acting', 'proof_required'],
    example: { params: { id: 1 } },
  },
})

export const exportUser = endpoint({
  method: 'GET',
  path: 'v3/users/{id}/export',
  response: ownData,
  [docs]: {
    summary: 'All data about oneself, as one JSON document.',
    owner: 'account',
    roles: 'self',
    errors: ['not_found', 'not_while_acting'],
    example: {
      params: { id: 1 },
      response: { exported_at: '2026-11-22T08:30:00.000Z', account: exampleUser, tables: {} },
    },
  },
})

export const me = endpoint({
  method: 'GET',
  path: 'v3/me',
  response: user,
  tellsAccount: true,
  [docs]: {
    summary: 'The logged-in user.',
    roles: 'user',
    errors: [],
    example: { response: exampleUser },
  },
})

export const setLanguage = endpoint({
  method: 'PUT',
  path: 'v3/users/{id}/lang',
  body: object({ interface_language: oneOf(interfaceLanguages) }),
  [docs]: {
    summary: 'Choose the language of the interface and of mails.',
    owner: 'account',
    roles: 'self',
    errors: ['incorrect_form', 'not_found'],
    example: {
      params: { id: 1 },
      body: { interface_language: 'Français' },
    },
  },
})
