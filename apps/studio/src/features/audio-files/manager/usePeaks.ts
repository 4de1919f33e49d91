import { useEffect, useState } from 'react'
import type { ProjectAudioFile } from '../../../parts/audio-files/projectAudioFile.js'

export type PeaksOf = (file: Pick<ProjectAudioFile, 'id'>) => Promise<ArrayLike<number>>

/** The picture of a recording: the coarse one of its row until the fine one is loaded, and where there is none. */
export function usePeaks(file: ProjectAudioFile, peaksOf: PeaksOf | undefined): ArrayLike<number> {
  const [fine, setFine] = useState<{ of: string; peaks: ArrayLike<number> }>()
  const { id, bytes } = file
  const key = `${id} ${bytes}`
  useEffect(() => {
    let isOver = false
    peaksOf?.({ id }).then(
      (peaks) => !isOver && setFine({ of: key, peaks }),
      // The coarse one stays: a format that the server does not decode has no other.
      () => {},
    )
    return () => {
      isOver = true
    }
  }, [id, key, peaksOf])
  return fine?.of === key ? fine.peaks : (file.peaks ?? [])
}
