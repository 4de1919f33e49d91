import { type Loadable, mapReady } from '@saywright/api/contract'
import { toLoadable, useAudioFileContent, useAudioFiles } from '@saywright/api/react'
import type { AudioFile, AudioSource } from '@saywright/audio'
import { useCallback, useMemo } from 'react'
import { type ProjectAudioFile, projectAudioFile } from './projectAudioFile.js'

export type ProjectAudioFiles = {
  readonly files: Loadable<readonly ProjectAudioFile[]>
  /** Where the sound of a recording is; nothing is fetched before it is played. */
  readonly sourceOf: (file: Pick<AudioFile, 'id'>) => AudioSource
}

/** The recordings of a project, newest first, and their sound. */
export function useProjectAudioFiles(projectId: number): ProjectAudioFiles {
  const read = useAudioFiles(projectId)
  const fetchContent = useAudioFileContent(projectId)
  const { data } = read
  const files = useMemo(() => (data ?? []).map(projectAudioFile), [data])
  const sourceOf = useCallback(
    ({ id }: Pick<AudioFile, 'id'>) =>
      () =>
        fetchContent(Number(id)),
    [fetchContent],
  )
  return { files: mapReady(toLoadable(read), () => files), sourceOf }
}
