import type { ProjectFile } from './projectFile.js'

export const sha256 = 'e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855'

/** A file as the reference documentation shows it. */
export const installer: ProjectFile = {
  id: 41,
  name: 'studio-6.1.4-windows.zip',
  original_name: 'studio.zip',
  mime: 'application/zip',
  size: 1_884_160,
  sha256,
  version: '6.1.4',
  checked: true,
  tagged: true,
  locked: false,
  created_at: '2026-11-20T08:30:00.000Z',
  categories: [],
  tags: [
    { name: 'installer', type: 'type', display_name: 'Installers' },
    { name: 'windows', type: 'platform', display_name: 'Windows' },
  ],
}
