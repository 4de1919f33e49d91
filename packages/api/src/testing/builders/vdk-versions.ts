import type { VdkVersion } from '../../contract/vdk-versions/vdkVersion.js'
import { earlier } from './times.js'

export const aVdkVersion = (changes: Partial<VdkVersion> = {}): VdkVersion => ({
  id: 4,
  label: '6.1.4',
  display_name: 'VDK 6.1',
  projects_total: 3,
  created_at: earlier,
  ...changes,
})
