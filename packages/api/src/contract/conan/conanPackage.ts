import type { ValueOf } from '../kernel/description.js'
import { docs } from '../kernel/docs.js'
import { identifier, instant, integer, list, maybe, text, type } from '../kernel/structs.js'

export const packageFile = type({
  platform: text({ [docs]: { example: 'linux' } }),
  architecture: text({ [docs]: { example: 'x86_64' } }),
  version: text({ [docs]: { example: '6.1.4' } }),
  size: integer({ min: 0, [docs]: { example: 19_293_798, note: 'bytes of all its files' } }),
  /** Absent: the client of Conan 2 decides where it puts a package. */
  base_install_path: maybe(text()),
  sha1: maybe(text({ [docs]: { note: 'checksum of its archive in hexadecimal' } })),
  min_studio_version: maybe(text({ [docs]: { example: '6.1' } })),
  max_studio_version: maybe(text({ [docs]: { example: '6.9' } })),
})

const conanVersion = type({
  version: text({ [docs]: { example: '6.1.4' } }),
  reference: text({ [docs]: { example: 'saywright-asr/6.1.4', note: 'what a recipe requires' } }),
  created_at: instant(),
  package_files: list(packageFile),
})
export type ConanVersion = ValueOf<typeof conanVersion>

export const packageFields = {
  id: identifier(),
  name: text({ [docs]: { example: 'saywright-asr' } }),
  description: maybe(text({ [docs]: { example: 'A header with its version' } })),
  package_type: text({ [docs]: { example: 'shared-library' } }),
  created_at: instant(),
} as const

/** A package as its project names it. */
export const packageLink = type(packageFields)

/** A package of the Conan remote with its versions, newest first. */
export const conanPackage = type({
  ...packageFields,
  slug: text({ [docs]: { example: 'saywright-asr' } }),
  version: maybe(text({ [docs]: { example: '6.1.4', note: 'the newest one' } })),
  dependencies: list(text({ [docs]: { example: 'zlib/1.3' } })),
  /** The builds of the newest version. */
  package_files: list(packageFile),
  children: list(conanVersion),
})
export type ConanPackage = ValueOf<typeof conanPackage>
