import type { PcmAudio } from '@saywright/audio/signal'
import { useMessages } from '@saywright/ui/i18n'
import { useMemo } from 'react'
import { FactList } from '../FactList.js'
import { soundMessages } from './messages.js'
import { soundLevels } from './soundLevels.js'
import { useDecoded } from './useDecoded.js'
import { useLevelRows } from './useLevelRows.js'

/** How loud a recording is, once it is decoded; nothing while it is not, or when it cannot be. */
export function RecordingLevels({ file }: { file: Blob }) {
  const [decoded] = useDecoded(file)
  return 'audio' in decoded && <Levels audio={decoded.audio} />
}

function Levels({ audio }: { audio: PcmAudio }) {
  const t = useMessages(soundMessages)
  const levels = useMemo(() => soundLevels(audio), [audio])
  const rows = useLevelRows(levels)
  const clipped = levels.clippedCount > 0 ? [[t('clipped'), levels.clippedCount] as const] : []
  return <FactList rows={[...rows, ...clipped]} />
}
