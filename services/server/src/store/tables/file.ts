import type { AccessScope, FileTag, PackageForm } from '@saywright/api/contract'
import type { ColumnType, Generated } from 'kysely'
import type { Flag, Json, Written } from './columns.js'

/** A file of a project that can be downloaded. */
export interface FileTable {
  id: Generated<number>
  project_id: Written<number>
  name: string
  /** Each name once in a project. */
  name_key: string
  original_name: string
  media_type: string
  description: string | null
  version: string | null
  size_bytes: number
  /** In hexadecimal. */
  sha256: string
  file_key: string
  tags_json: Json<FileTag[]>
  /** The tags by which files are found, one bit each. */
  tag_bits: number
  categories_json: Json<string[]>
  uploader_id: number | null
  is_checked: Flag
  is_locked: Flag
  /** The studio that it is for, as its upload said. */
  studio_version: string | null
  created_at: string
}

/** An upload under way; its bytes are beside those of files until it is complete. */
export interface UploadTable {
  id: Generated<number>
  account_id: Written<number>
  project_id: Written<number>
  /** The file that it became; of one that is not whole neither this nor the recipe is there. */
  file_id: number | null
  /** The recipe of the package that it became. */
  recipe_id: number | null
  name: string
  name_key: string
  original_name: string
  media_type: string
  description: string | null
  version: string | null
  size_bytes: Written<number>
  /** Checksum that the bytes must match, in hexadecimal. */
  sha256: string | null
  /** Key under which they will be stored. */
  file_key: Written<string>
  tags_json: Json<FileTag[]>
  fingerprint: string | null
  studio_version: string | null
  /** Details of a package; absent: it becomes a file. */
  package_json: ColumnType<PackageForm | null, string | null, string | null>
  created_at: string
  expires_at: string
}

/** The credential of a program, in place of a session. */
export interface AccessTokenTable {
  id: Generated<number>
  account_id: Written<number>
  /** The one project it is for; absent: what its owner sees. */
  project_id: Written<number | null>
  name: string
  token_hash: Written<string>
  /** The last characters, with which its owner recognizes it. */
  hint: Written<string>
  scopes_json: Json<AccessScope[]>
  created_at: string
  expires_at: string
  last_used_at: string | null
  revoked_at: string | null
}

export interface ConanPackageTable {
  id: Generated<number>
  project_id: Written<number>
  name: string
  description: string | null
  package_type: string
  created_at: string
}

/** One revision of the recipe of one version. */
export interface ConanRecipeTable {
  id: Generated<number>
  package_id: Written<number>
  version: string
  revision: string
  min_studio_version: string | null
  max_studio_version: string | null
  created_at: string
}

/** One revision of a recipe's binary for one configuration. */
export interface ConanBinaryTable {
  id: Generated<number>
  recipe_id: Written<number>
  /** Conan's package identifier: the digest of the configuration. */
  binary_key: string
  revision: string
  /** The configuration, as `conaninfo.txt` says it. */
  info: string
  platform: string
  architecture: string
  created_at: string
}

export interface ConanFileTable {
  id: Generated<number>
  recipe_id: Written<number>
  /** Absent: a file of the recipe itself. */
  binary_id: ColumnType<number | null, number | null, never>
  name: string
  sha256: string
  /** Absent for files from before it was stored. */
  sha1: string | null
  file_key: string
  size_bytes: number
}
