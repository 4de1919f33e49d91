import { useVoiceCommandModels } from '@saywright/api/react'
import { useMessages } from '@saywright/ui/i18n'
import { useMemo } from 'react'
import { useAudioUploads } from '../../../parts/audio-files/useAudioUploads.js'
import { useProjectAudioFiles } from '../../../parts/audio-files/useProjectAudioFiles.js'
import { StudioTitle } from '../../../parts/StudioTitle.js'
import { useIsOffline } from '../../../parts/useIsOffline.js'
import { useProjectId } from '../../../parts/useProjectId.js'
import { audioFilesMessages } from '../messages/index.js'
import { AudioFilesScreen, type AudioFilesScreenProps } from './AudioFilesScreen.js'
import { useAudioFileHandlers } from './useAudioFileHandlers.js'

const noModel: AudioFilesScreenProps['models'] = []

export function AudioFilesRoute() {
  const t = useMessages(audioFilesMessages)
  const projectId = useProjectId()
  const { files, sourceOf, peaksOf } = useProjectAudioFiles(projectId)
  const takenNames = useMemo(
    () => (files.state === 'ready' ? files.value.map(({ name }) => name) : []),
    [files],
  )
  const [state, uploads] = useAudioUploads(projectId, takenNames)
  const { data: models } = useVoiceCommandModels(projectId)
  const isOffline = useIsOffline()
  return (
    <>
      <StudioTitle projectId={projectId} open={t('title')} />
      <AudioFilesScreen
        // Another project begins with nothing chosen.
        key={projectId}
        files={files}
        uploads={state}
        sourceOf={sourceOf}
        peaksOf={peaksOf}
        models={models ?? noModel}
        handlers={useAudioFileHandlers(projectId, takenNames, uploads, sourceOf)}
        isOffline={isOffline}
      />
    </>
  )
}
