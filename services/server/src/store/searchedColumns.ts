import type { ColumnType } from 'kysely'

/**
 * The searched columns and those that sort lists of names, by table. Each has its folded text in `<column>_folded`, which
 * `FoldedPlugin` writes.
 */
export const searchedColumns = {
  account: ['first_name', 'last_name', 'email'],
  audio_file: ['name'],
  audit: ['values_json'],
  category: ['name', 'description'],
  conan_package: ['name'],
  conan_recipe: ['version'],
  file: ['name'],
  invitation: ['email'],
  message: ['topic', 'text'],
  model: ['name'],
  organization: ['name'],
  project: ['title'],
  tag: ['name', 'english', 'french'],
  unit_test: ['name'],
  vdk_version: ['label', 'display_name'],
  voice_command_model: ['name'],
} as const

export type SearchedTable = keyof typeof searchedColumns

/** The folded columns of a table, as `FoldedPlugin` writes them: no query does. */
export type Folded<Table extends SearchedTable> = {
  readonly [Column in `${(typeof searchedColumns)[Table][number]}_folded`]: ColumnType<string, never, never>
}

/** A folded column with its table, as `project.title_folded`. */
export type FoldedReference = {
  [Table in SearchedTable]: `${Table}.${keyof Folded<Table> & string}`
}[SearchedTable]
