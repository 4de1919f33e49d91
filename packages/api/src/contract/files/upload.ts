import { packageForm } from '../conan/packageForm.js'
import type { ValueOf } from '../kernel/description.js'
import { docs } from '../kernel/docs.js'
import * as limits from '../kernel/limits.js'
import { name, shownName } from '../kernel/rules.js'
import {
  identifier,
  instant,
  integer,
  list,
  maybe,
  object,
  oneOf,
  optional,
  text,
  type,
} from '../kernel/structs.js'
import { fileTagTypes } from './projectFile.js'

const short = limits.freeTextMaxCharacters

/** A tag of a new file; platforms, types and technologies must be in the catalogue. */
export const uploadTag = object({
  type: oneOf(fileTagTypes, { [docs]: { example: 'platform' } }),
  name: name('windows'),
})

/** A file name without folders or invisible characters. */
const fileName = () =>
  text({
    min: 1,
    max: short,
    pattern: /^(?!\s|\.{1,2}$)[^/\\\p{Cc}]*[^/\\\p{Cc}\s]$/u,
    rule: shownName,
    [docs]: { example: 'saywright-cli-0.1.0.tgz' },
  })

/** The details of a file, sent before its bytes. */
export const uploadForm = object({
  project_id: identifier({ [docs]: { example: 7 } }),
  name: fileName(),
  original_name: optional(fileName()),
  size: integer({ min: 0, [docs]: { example: 300_106, note: 'bytes' } }),
  media_type: optional(
    text({ max: short, pattern: /^[\w.+-]+\/[\w.+-]+$/, [docs]: { example: 'application/zip' } }),
  ),
  description: optional(text({ max: short })),
  version: optional(text({ max: short, [docs]: { example: '6.1.4' } })),
  tags: optional(list(uploadTag, { max: 20 })),
  sha256: optional(
    text({
      max: 64,
      pattern: /^[\da-f]{64}$/,
      [docs]: { note: 'in hexadecimal: what arrives is held to it' },
    }),
  ),
  fingerprint: optional(
    text({
      max: short,
      [docs]: {
        note: 'whatever tells the file from its next version: the same one is gone on with, in any browser',
      },
    }),
  ),
  /** Present for the archive of a Conan package, as `conan cache save` makes it, rather than a file to download. */
  package: optional(packageForm),
})
export type UploadForm = ValueOf<typeof uploadForm>

/** A file of which not every byte has come. */
export const upload = type({
  id: identifier({ [docs]: { example: 12 } }),
  kind: oneOf(['file', 'package'], { [docs]: { example: 'file', note: 'what its last byte makes visible' } }),
  project: type({ id: identifier(), title: text({ [docs]: { example: 'Kitchen lamp' } }) }),
  name: text({ [docs]: { example: 'saywright-cli-0.1.0.tgz' } }),
  size: integer({ min: 0, [docs]: { example: 300_106, note: 'bytes' } }),
  offset: integer({ min: 0, [docs]: { example: 1_048_576, note: 'bytes that have come' } }),
  fingerprint: maybe(text()),
  url: text({
    [docs]: { example: '/api/v3/uploads/12', note: 'relative to the server: where the bytes go by tus' },
  }),
  created_at: instant(),
  expires_at: instant(),
})
export type Upload = ValueOf<typeof upload>
