import { labelOf, platforms, resourceTypes, technologies } from '@saywright/api/catalogue'
import type { FileTag, UploadForm } from '@saywright/api/contract'
import { incorrectForm } from '@saywright/http'
import { bitOf } from './tagBits.js'

const catalogue = { technology: technologies, type: resourceTypes, platform: platforms } as const

/**
 * The tags that an upload gives a file, each once and with its name for people.
 *
 * @throws ApiFailure `incorrect_form` for a platform, type or technology that the catalogue does not know.
 */
export function readTags(tags: UploadForm['tags'] = []): FileTag[] {
  const byKey = new Map(tags.map((tag) => [`${tag.type} ${tag.name}`, tag]))
  return [...byKey.values()].map(({ type, name }) => {
    if (type === 'other') return { type, name, display_name: name }
    if (bitOf(type, name) === undefined) throw incorrectForm({ tags: 'invalid' })
    return { type, name, display_name: labelOf(catalogue[type], name, 'en-US') }
  })
}
