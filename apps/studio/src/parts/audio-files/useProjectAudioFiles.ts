import { type Loadable, mapReady } from '@saywright/api/contract'
import { toLoadable, useAudioFileContent, useAudioFilePeaks, useAudioFiles } from '@saywright/api/react'
import type { AudioFile, AudioSource } from '@saywright/audio'
import { amplitudesOf, decodePeaks } from '@saywright/audio/signal'
import { useCallback, useMemo } from 'react'
import { type ProjectAudioFile, projectAudioFile } from './projectAudioFile.js'

export type ProjectAudioFiles = {
  readonly files: Loadable<readonly ProjectAudioFile[]>
  /** Where the sound of a recording is; nothing is fetched before it is played. */
  readonly sourceOf: (file: Pick<AudioFile, 'id'>) => AudioSource
  /** The picture of a recording in full; rejects where the server has none. */
  readonly peaksOf: (file: Pick<AudioFile, 'id'>) => Promise<ArrayLike<number>>
}

/** The recordings of a project, newest first, and their sound. */
export function useProjectAudioFiles(projectId: number): ProjectAudioFiles {
  const read = useAudioFiles(projectId)
  const fetchPeaks = useAudioFilePeaks(projectId)
  const fetchContent = useAudioFileContent(projectId)
  const { data } = read
  const files = useMemo(() => (data ?? []).map(projectAudioFile), [data])
  const sourceOf = useCallback(
    ({ id }: Pick<AudioFile, 'id'>) =>
      () =>
        fetchContent(Number(id)),
    [fetchContent],
  )
  const peaksOf = useCallback(
    async ({ id }: Pick<AudioFile, 'id'>) => {
      const peaks = await fetchPeaks(Number(id))
      return amplitudesOf(decodePeaks(await peaks.arrayBuffer()))
    },
    [fetchPeaks],
  )
  return { files: mapReady(toLoadable(read), () => files), sourceOf, peaksOf }
}
