import { listenToWakeWords } from '@saywright/api/client'
import type { WakeWordModel } from '@saywright/api/contract'
import { useAudioFiles, useClient, useLanguageSounds } from '@saywright/api/react'
import { useShell } from '@saywright/shell'
import { studioPaths } from '@saywright/shell/paths'
import { useMessages } from '@saywright/ui/i18n'
import { useMemo } from 'react'
import { useEditedDocument } from '../../../parts/document/useEditedDocument.js'
import { useLeaveForHub } from '../../../parts/models/useLeaveForHub.js'
import { useSpeech } from '../../../parts/speech/useSpeech.js'
import { placeOfTested } from '../../../parts/unit-tests/testHref.js'
import { useIsOffline } from '../../../parts/useIsOffline.js'
import { useSameItems } from '../../../parts/workspace/useSameItems.js'
import { useStableActions } from '../../../parts/workspace/useStableActions.js'
import { wakeWordsMessages } from '../messages/index.js'
import { useRating } from '../model/rating/useRating.js'
import { useFilesRun } from '../model/spotting/useFilesRun.js'
import { useWakeListening } from '../model/spotting/useWakeListening.js'
import { contentOf, wakeWordDocument } from '../model/words/WordsContent.js'
import type { WakeWordWorkspace } from '../model/workspace/WakeWordWorkspace.js'
import { useWakeWordSaving } from './useWakeWordSaving.js'

/**
 * The state and the actions of an open model of wake words.
 *
 * @param isGone whether someone deleted it since it was read.
 * @param onGone called when a save finds that out.
 */
export function useWakeWordsWorkspace(
  projectId: number,
  model: WakeWordModel,
  isGone: boolean,
  onGone: () => void,
): WakeWordWorkspace {
  const t = useMessages(wakeWordsMessages)
  const client = useClient()
  const { notices } = useShell()
  const language = model.language ?? ''
  const server = useMemo(() => ({ revision: model.revision, content: contentOf(model) }), [model])
  const open = useEditedDocument(wakeWordDocument, model.id, server)
  const { content, restored, newer } = open.document
  const saves = useWakeWordSaving(projectId, model, open, isGone, onGone)
  useLeaveForHub(projectId, isGone && !open.isChanged && !saves.isMade)
  const rating = useRating(projectId, language, content)
  const speech = useSpeech(projectId, language)
  const isOffline = useIsOffline()
  const { data: known, error: soundsError } = useLanguageSounds(projectId, language)
  const params = { id: projectId, modelId: model.id }
  const live = useWakeListening((words, onEvent) => {
    const connection = listenToWakeWords(client, { params, onEvent })
    connection.changeWords(words)
    return connection
  }, content)
  const files = useFilesRun(projectId, model)
  const recordings = useSameItems(useAudioFiles(projectId).data)

  const isPutAside = open.aside !== undefined
  const isNewer = newer !== undefined
  const document = useMemo(
    () => ({ model: { ...model, language }, content, restored, isNewer, isGone, isPutAside }),
    [model, language, content, restored, isNewer, isGone, isPutAside],
  )
  const { state: saveState, conflict } = saves
  const saving = useMemo(() => ({ state: saveState, conflict }), [saveState, conflict])
  const spotting = useMemo(
    () => ({ listening: live.listening, files: files.run, recordings }),
    [live.listening, files.run, recordings],
  )
  const sounds = known?.sounds ?? (soundsError ? noSounds : undefined)
  const speechState = useMemo(() => ({ sounds, isOffline }), [sounds, isOffline])
  const navigation = useMemo(
    () => ({
      versionsHref: studioPaths.wakeWordVersions({ projectId, modelId: model.id }),
      unitTestsHref: studioPaths.unitTests(
        placeOfTested(projectId, { model_id: model.id, model_type: 'wake_word' }),
      ),
      clashHref: ({ model_id, line }: { model_id: number; line: number }) =>
        `${studioPaths.voiceCommandModel({ projectId, modelId: model_id })}?line=${line}`,
    }),
    [projectId, model.id],
  )
  const documentActions = useStableActions({
    change: open.change,
    offerUndo: (text: string, undo: () => void) =>
      void notices.show({
        ...{ cause: 'wake-word', tone: 'success', text },
        action: { label: t('lists.undo'), onPress: undo },
      }),
    discard: () => open.takeServer(server),
    bringBack: () => open.aside?.bringBack(),
    forgetAside: () => open.aside?.forget(),
  })
  const savingActions = useStableActions({
    save: saves.save,
    keepMine: saves.keepMine,
    takeTheirs: saves.takeTheirs,
    cancelConflict: saves.cancelConflict,
  })
  const spottingActions = useStableActions({
    startListening: live.start,
    stopListening: live.stop,
    startFiles: files.start,
    spotFile: files.spotFile,
    stopFiles: files.stop,
  })
  return {
    state: { document, saving, rating, spotting, speech: speechState, navigation },
    actions: {
      document: documentActions,
      saving: savingActions,
      spotting: spottingActions,
      speech,
    },
  }
}

const noSounds = [] as const
