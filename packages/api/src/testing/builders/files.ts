import type { ProjectFile } from '../../contract/files/projectFile.js'
import { earlier } from './times.js'

export const aFile = (changes: Partial<ProjectFile> = {}): ProjectFile => ({
  id: 41,
  name: 'studio-6.1.4-windows.zip',
  original_name: 'studio-6.1.4-windows.zip',
  mime: 'application/zip',
  size: 193_567_129,
  sha256: 'e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855',
  checked: true,
  tagged: true,
  locked: false,
  created_at: earlier,
  categories: [],
  tags: [],
  ...changes,
})
