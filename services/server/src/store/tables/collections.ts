import type { TagType } from '@saywright/api/contract'
import type { Generated } from 'kysely'
import type { Flag, Written } from './columns.js'

export interface TagTable {
  id: Generated<number>
  type: Written<TagType>
  /** Each name once in a type. */
  name: Written<string>
  english: string
  french: string
  /** Whether it belongs to the product. */
  is_locked: Flag
  created_at: string
}

export interface CategoryTable {
  id: Generated<number>
  name: string
  name_key: string
  description: string | null
  /** Absent: it is below no other. */
  parent_id: number | null
  is_locked: Flag
  created_at: string
}

export interface CategoryTagTable {
  id: Generated<number>
  category_id: Written<number>
  tag_id: Written<number>
}

export interface ProjectCategoryTable {
  id: Generated<number>
  project_id: Written<number>
  category_id: Written<number>
  /** Of the evaluation, until the categories of the project expire; otherwise permanent. */
  is_evaluation: Flag
}
