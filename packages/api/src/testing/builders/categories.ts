import type { Category } from '../../contract/categories/category.js'
import { earlier } from './times.js'

export const aCategory = (changes: Partial<Category> = {}): Category => ({
  id: 2,
  name: 'Voice picking',
  locked: false,
  children: [],
  tags: [],
  projects_total: 1,
  files_total: 0,
  created_at: earlier,
  ...changes,
})
