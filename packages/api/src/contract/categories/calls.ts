import { docs } from '../kernel/docs.js'
import { endpoint } from '../kernel/endpoint.js'
import { paged, pageQuery } from '../kernel/paging.js'
import { name } from '../kernel/rules.js'
import { flag, identifier, list, nullable, object, optional, text } from '../kernel/structs.js'
import { created } from '../kernel/success.js'
import { limits } from '../limits.js'
import { type Category, category } from './category.js'

const picking: Category = {
  id: 2,
  name: 'Voice picking',
  description: 'Orders picked by voice, hands free.',
  parent_id: 1,
  locked: false,
  children: [],
  tags: [{ id: 5, name: 'android', type: 'platform', display_name: 'Android' }],
  projects_total: 3,
  files_total: 12,
  created_at: '2026-11-20T16:00:00.000Z',
}

const form = object({
  name: name('Voice picking'),
  description: optional(nullable(text({ max: limits.freeTextMaxCharacters }))),
  parent_id: optional(nullable(identifier())),
  locked: optional(flag()),
  tag_ids: optional(list(identifier(), { max: limits.tagsPerCategory })),
})

const body = {
  name: 'Voice picking',
  description: 'Orders picked by voice, hands free.',
  parent_id: 1,
  tag_ids: [5],
}

export const listCategories = endpoint({
  method: 'GET',
  path: 'v3/staff/categories',
  query: pageQuery,
  response: paged(category),
  [docs]: {
    summary: 'Categories by name, each with those below it; found by name and description.',
    roles: 'staff',
    errors: ['incorrect_form', 'staff_only'],
    example: { response: { data: [picking], total: 1 } },
  },
})

export const createCategory = endpoint({
  method: 'POST',
  path: 'v3/staff/categories',
  body: form,
  response: created,
  status: 201,
  [docs]: {
    summary: 'Add a category, by itself or below another.',
    roles: 'staff',
    errors: ['incorrect_form', 'already_exists', 'staff_only'],
    example: { body, response: { id: 2 } },
  },
})

export const saveCategory = endpoint({
  method: 'PUT',
  path: 'v3/staff/categories/{id}',
  body: form,
  [docs]: {
    summary:
      'Change a category, and its name wherever it is; what is left out stays. A locked one is changed by the call that unlocks it.',
    roles: 'staff',
    errors: ['incorrect_form', 'not_found', 'already_exists', 'locked', 'staff_only'],
    example: { params: { id: 2 }, body: { ...body, locked: true } },
  },
})

export const deleteCategory = endpoint({
  method: 'DELETE',
  path: 'v3/staff/categories/{id}',
  [docs]: {
    summary: 'Delete a category that no project and no file has, and that has none below it.',
    roles: 'staff',
    errors: ['not_found', 'in_use', 'locked', 'staff_only'],
    example: { params: { id: 2 } },
  },
})
