import { sql } from 'kysely'

/** Of the files of a binary, the checksum of the archive of its build. */
export const archiveSha1 = sql<
  string | null
>`max(case when conan_file.name = 'conan_package.tgz' then conan_file.sha1 end)`
