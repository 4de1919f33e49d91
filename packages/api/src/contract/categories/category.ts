import type { ValueOf } from '../kernel/description.js'
import { docs } from '../kernel/docs.js'
import { flag, identifier, instant, integer, list, maybe, text, type } from '../kernel/structs.js'
import { tagLink } from '../tags/tag.js'

const categoryName = () => text({ [docs]: { example: 'Voice picking' } })

/** A category by the name that one reads. */
export const categoryLink = type({ id: identifier(), name: categoryName() })

/** A category of projects and files, managed by staff. */
export const category = type({
  id: identifier(),
  name: categoryName(),
  description: maybe(text({ [docs]: { example: 'Orders picked by voice, hands free.' } })),
  parent_id: maybe(identifier()),
  locked: flag({ [docs]: { note: 'neither changed nor deleted until it is unlocked' } }),
  children: list(categoryLink),
  tags: list(tagLink),
  projects_total: integer({ min: 0, [docs]: { example: 3 } }),
  files_total: integer({ min: 0, [docs]: { example: 12 } }),
  created_at: instant(),
})
export type Category = ValueOf<typeof category>
