import { docs } from '../kernel/docs.js'
import { endpoint } from '../kernel/endpoint.js'
import { paged, pageQuery } from '../kernel/paging.js'
import { name } from '../kernel/rules.js'
import { object, oneOf, text } from '../kernel/structs.js'
import { created } from '../kernel/success.js'
import { limits } from '../limits.js'
import { ownTagTypes, type Tag, tag } from './tag.js'

const words = { english: name('Built-in engines'), french: name('Moteurs intégrés') } as const

const builtIn: Tag = {
  id: 16,
  name: 'built-in',
  type: 'provider',
  display_name: 'Built-in engines',
  translations: { 'en-US': 'Built-in engines', 'fr-FR': 'Moteurs intégrés' },
  locked: false,
  uses_total: 2,
  created_at: '2026-11-20T16:00:00.000Z',
}

export const listTags = endpoint({
  method: 'GET',
  path: 'v3/staff/tags',
  query: pageQuery,
  response: paged(tag),
  [docs]: {
    summary: 'Tags by type and name; found by name and by their words. Filter: `type`.',
    roles: 'staff',
    errors: ['incorrect_form', 'staff_only'],
    example: { query: { filters: { type: 'provider' } }, response: { data: [builtIn], total: 1 } },
  },
})

export const createTag = endpoint({
  method: 'POST',
  path: 'v3/staff/tags',
  body: object({
    name: text({
      min: 1,
      max: limits.nameMaxCharacters,
      rule: (value) => (/^[a-z0-9]+([_-][a-z0-9]+)*$/.test(value) ? undefined : 'specialCharacters'),
      [docs]: { example: 'built-in' },
    }),
    type: oneOf(ownTagTypes, { [docs]: { example: 'provider' } }),
    ...words,
  }),
  response: created,
  status: 201,
  [docs]: {
    summary: 'Add a tag with its words in both languages. Its name and its type do not change.',
    roles: 'staff',
    errors: ['incorrect_form', 'already_exists', 'staff_only'],
    example: {
      body: {
        name: 'built-in',
        type: 'provider',
        english: 'Built-in engines',
        french: 'Moteurs intégrés',
      },
      response: { id: 16 },
    },
  },
})

export const saveTag = endpoint({
  method: 'PUT',
  path: 'v3/staff/tags/{id}',
  body: object(words),
  [docs]: {
    summary: 'Change the words of a tag, wherever it is. Those of the product are locked.',
    roles: 'staff',
    errors: ['incorrect_form', 'not_found', 'already_exists', 'locked', 'staff_only'],
    example: { params: { id: 16 }, body: { english: 'Own engines', french: 'Moteurs de la maison' } },
  },
})

export const deleteTag = endpoint({
  method: 'DELETE',
  path: 'v3/staff/tags/{id}',
  [docs]: {
    summary: 'Delete a tag that nothing has.',
    roles: 'staff',
    errors: ['not_found', 'in_use', 'locked', 'staff_only'],
    example: { params: { id: 16 } },
  },
})
