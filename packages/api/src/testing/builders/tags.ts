import type { Tag } from '../../contract/tags/tag.js'
import { earlier } from './times.js'

export const aTag = (changes: Partial<Tag> = {}): Tag => ({
  id: 16,
  name: 'built-in',
  type: 'provider',
  display_name: 'Built-in engines',
  translations: { 'en-US': 'Built-in engines', 'fr-FR': 'Moteurs intégrés' },
  locked: false,
  uses_total: 2,
  created_at: earlier,
  ...changes,
})
