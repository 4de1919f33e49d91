import {
  useDeleteAudioFile,
  useRecognize,
  useReplaceAudioFile,
  useSaveAudioFile,
  useVoiceCommandModels,
} from '@saywright/api/react'
import { useApiFailure, useShell } from '@saywright/shell'
import { useMessages } from '@saywright/ui/i18n'
import { useMemo } from 'react'
import { freeName } from '../../../parts/audio-files/freeName.js'
import type { ProjectAudioFile } from '../../../parts/audio-files/projectAudioFile.js'
import { useAudioUploads } from '../../../parts/audio-files/useAudioUploads.js'
import { useProjectAudioFiles } from '../../../parts/audio-files/useProjectAudioFiles.js'
import { StudioTitle } from '../../../parts/StudioTitle.js'
import { useIsOffline } from '../../../parts/useIsOffline.js'
import { useProjectId } from '../../../parts/useProjectId.js'
import { audioFilesMessages } from '../messages/index.js'
import { type AudioFileHandlers, AudioFilesScreen, type AudioFilesScreenProps } from './AudioFilesScreen.js'
import { recognizableFile } from './recognizableFile.js'
import { useUnlessGone } from './useUnlessGone.js'

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
  const save = useSaveAudioFile()
  const remove = useDeleteAudioFile()
  const replace = useReplaceAudioFile()
  const recognize = useRecognize()
  const { data: models } = useVoiceCommandModels(projectId)
  const failure = useApiFailure()
  const unlessGone = useUnlessGone()
  const { notices } = useShell()
  const isOffline = useIsOffline()
  const paramsOf = ({ id }: ProjectAudioFile) => ({ id: projectId, audioId: id })

  const handlers: AudioFileHandlers = {
    onUpload: uploads.add,
    onRetry: uploads.retry,
    onRetryAll: uploads.retryAll,
    onRemove: uploads.remove,
    onSave: async (file, changes) => {
      try {
        await save({ params: paramsOf(file), body: changes, isFailureShown: true })
      } catch (thrown) {
        return failure(thrown, ['name', 'transcription'])
      }
      const name = changes.name ?? file.name
      notices.show({ cause: 'audio-file', tone: 'success', text: t('pane.saved', { name }) })
      return undefined
    },
    onTrim: async (file, trimmed, place) => {
      if (place === 'new') {
        const name = freeName(trimmed.name, takenNames)
        uploads.add([new File([trimmed], name, { type: trimmed.type })])
        return undefined
      }
      try {
        await replace({ params: paramsOf(file), body: { file: trimmed }, isFailureShown: true })
      } catch (thrown) {
        return failure(thrown, [])
      }
      notices.show({ cause: 'audio-file', tone: 'success', text: t('trim.replaced', { name: file.name }) })
      return undefined
    },
    onRecognize: async (file, modelId, signal) => {
      const body = await recognizableFile(sourceOf(file))
      const params = { id: projectId, modelId }
      return recognize({ params, body, quiet: true, isFailureShown: true, signal })
    },
    onAccept: async (accepted) => {
      for (const { file, sentence: transcription } of accepted)
        await unlessGone(save({ params: paramsOf(file), body: { transcription }, isFailureShown: true }))
      const text = t('transcribe.accepted', { count: accepted.length })
      notices.show({ cause: 'audio-file', tone: 'success', text })
    },
    onDelete: async (gone) => {
      for (const file of gone) await unlessGone(remove({ params: paramsOf(file), isFailureShown: true }))
      notices.show({
        cause: 'audio-file',
        tone: 'success',
        text: t('delete.deleted', { count: gone.length }),
      })
    },
  }
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
        handlers={handlers}
        isOffline={isOffline}
      />
    </>
  )
}
