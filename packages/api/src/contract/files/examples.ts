import type { ProjectFile } from './projectFile.js'

export const sha256 = 'e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855'

/** A file as the reference documentation shows it. */
export const packedFile: ProjectFile = {
  id: 41,
  name: 'saywright-cli-0.1.0.tgz',
  original_name: 'cli.tgz',
  mime: 'application/gzip',
  size: 300_106,
  sha256,
  version: '0.1.0',
  checked: true,
  tagged: true,
  locked: false,
  created_at: '2026-11-20T08:30:00.000Z',
  categories: [],
  tags: [{ name: 'lib', type: 'type', display_name: 'Libraries' }],
}
