import { FactList } from '../FactList.js'
import type { SoundLevels } from './soundLevels.js'
import { useLevelRows } from './useLevelRows.js'

export type RecordingLevelsProps = {
  levels: SoundLevels
  /** Facts that follow. */
  more?: readonly (readonly [name: string, value: string])[]
}

/** How loud a recording is. */
export function RecordingLevels({ levels, more = [] }: RecordingLevelsProps) {
  return <FactList rows={[...useLevelRows(levels), ...more]} />
}
