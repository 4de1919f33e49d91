import { platforms, resourceTypes } from '../../catalogue/platforms.js'
import { technologies } from '../../catalogue/technologies.js'
import type { ValueOf } from '../kernel/description.js'
import { docs } from '../kernel/docs.js'
import { flag, identifier, instant, integer, list, maybe, oneOf, text, type } from '../kernel/structs.js'

/** Types of a file's tags; lists of files are filtered by the first three. */
export const fileTagTypes = ['platform', 'type', 'technology', 'other'] as const

/** The tags by which files are found, by their codes in the catalogue. */
export const fileTagNames = {
  platform: platforms.map(({ code }) => code),
  type: resourceTypes.map(({ code }) => code),
  technology: technologies.map(({ code }) => code),
} as const

export const fileTag = type({
  name: text({ [docs]: { example: 'windows' } }),
  type: oneOf(fileTagTypes, { [docs]: { example: 'platform' } }),
  display_name: text({ [docs]: { example: 'Windows' } }),
})
export type FileTag = ValueOf<typeof fileTag>

/** A file of a project that can be downloaded. */
export const projectFile = type({
  id: identifier({ [docs]: { example: 41 } }),
  name: text({ [docs]: { example: 'saywright-cli-0.1.0.tgz' } }),
  original_name: text({ [docs]: { example: 'cli.tgz', note: 'what it was called when it was uploaded' } }),
  mime: text({ [docs]: { example: 'application/zip' } }),
  description: maybe(text({ [docs]: { example: 'The command that checks grammars.' } })),
  size: integer({ min: 0, [docs]: { example: 300_106, note: 'bytes' } }),
  sha256: text({ [docs]: { note: 'checksum of the bytes in hexadecimal' } }),
  version: maybe(text({ [docs]: { example: '6.1.4' } })),
  uploader_id: maybe(identifier()),
  checked: flag(),
  tagged: flag(),
  locked: flag(),
  created_at: instant(),
  categories: list(text({ [docs]: { example: 'Voice commands' } })),
  tags: list(fileTag),
})
export type ProjectFile = ValueOf<typeof projectFile>

export const fileName = type({ name: text({ [docs]: { example: 'saywright-cli-0.1.0.tgz' } }) })

/** Where the bytes of a file are for a while. */
export const downloadLink = type({
  link: text({
    [docs]: {
      example: '/api/v2/files/41/content?account=1&expires=1795336200&signature=Zm9v',
      note: 'relative to the server; it works for some minutes and for whoever asked',
    },
  }),
  name: text({ [docs]: { example: 'saywright-cli-0.1.0.tgz' } }),
  sha256: text(),
  expires_at: instant(),
})
export type DownloadLink = ValueOf<typeof downloadLink>
