import { useDeleteAudioFile, useRecognize, useReplaceAudioFile, useSaveAudioFile } from '@saywright/api/react'
import { useApiFailure, useShell } from '@saywright/shell'
import { useMessages } from '@saywright/ui/i18n'
import { freeName } from '../../../parts/audio-files/freeName.js'
import type { ProjectAudioFile } from '../../../parts/audio-files/projectAudioFile.js'
import type { useAudioUploads } from '../../../parts/audio-files/useAudioUploads.js'
import type { useProjectAudioFiles } from '../../../parts/audio-files/useProjectAudioFiles.js'
import { audioFilesMessages } from '../messages/index.js'
import type { AudioFileHandlers } from './AudioFilesScreen.js'
import { recognizableFile } from './recognizableFile.js'
import { useUnlessGone } from './useUnlessGone.js'

/** Actions on the files of a project. @param takenNames names that a new file may not have. */
export function useAudioFileHandlers(
  projectId: number,
  takenNames: readonly string[],
  uploads: ReturnType<typeof useAudioUploads>[1],
  sourceOf: ReturnType<typeof useProjectAudioFiles>['sourceOf'],
): AudioFileHandlers {
  const t = useMessages(audioFilesMessages)
  const save = useSaveAudioFile()
  const remove = useDeleteAudioFile()
  const replace = useReplaceAudioFile()
  const recognize = useRecognize()
  const failure = useApiFailure()
  const unlessGone = useUnlessGone()
  const { notices } = useShell()
  const paramsOf = ({ id }: ProjectAudioFile) => ({ id: projectId, audioId: id })
  return {
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
}
