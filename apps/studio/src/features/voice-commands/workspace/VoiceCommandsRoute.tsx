import { ready, type VoiceCommandModel } from '@saywright/api/contract'
import {
  toLoadable,
  useAudioFileContent,
  useAudioFilePages,
  useVoiceCommandModel,
} from '@saywright/api/react'
import { useShell } from '@saywright/shell'
import { idOf, studioPaths } from '@saywright/shell/paths'
import { useMessages } from '@saywright/ui/i18n'
import { useEffect } from 'react'
import { useNavigate, useParams, useSearchParams } from 'react-router'
import { StudioTitle } from '../../../parts/StudioTitle.js'
import { useProjectId } from '../../../parts/useProjectId.js'
import { voiceCommandsMessages } from '../messages/index.js'
import { isTestMode, type KeptRecording } from '../quick-test/quickTest.js'
import { testRecordingOfKept } from '../quick-test/toRecording.js'
import { useGrammarDocument } from './useGrammarDocument.js'
import { useQuickTest } from './useQuickTest.js'
import { useSaving } from './useSaving.js'
import { VoiceCommandsScreen } from './VoiceCommandsScreen.js'

export function VoiceCommandsRoute() {
  const t = useMessages(voiceCommandsMessages)
  const projectId = useProjectId()
  const modelId = idOf(useParams().modelId)
  const read = useVoiceCommandModel(projectId, modelId)
  const model = toLoadable(read)
  const { notices } = useShell()
  const navigate = useNavigate()

  const isMissing = modelId === undefined || (model.state === 'failed' && model.error.kind === 'notFound')
  useEffect(() => {
    if (!isMissing) return
    notices.show({ cause: 'model', tone: 'error', isForNextPage: true, text: t('noModel') })
    void navigate(studioPaths.project({ projectId }), { replace: true })
  }, [isMissing, projectId, navigate, notices, t])

  return (
    <>
      <StudioTitle projectId={projectId} open={read.data?.name ?? t('title')} />
      {model.state === 'ready' ? (
        <OpenModel key={modelId} projectId={projectId} model={model.value} />
      ) : (
        <VoiceCommandsScreen workspace={model} />
      )}
    </>
  )
}

function OpenModel({ projectId, model }: { projectId: number; model: VoiceCommandModel }) {
  const open = useGrammarDocument(model)
  const saving = useSaving(projectId, model.id, open)
  const [spoken, testSpoken] = useQuickTest(projectId, model.id)
  const [chosen, testChosen] = useQuickTest(projectId, model.id)
  const { document } = open
  const { items } = useAudioFilePages(projectId)
  const fetchContent = useAudioFileContent(projectId)
  // The console leads straight to the microphone.
  const asked = useSearchParams()[0].get('try')
  const testKept = async (recording: KeptRecording) => {
    // A failure is told by the call.
    const bytes = await fetchContent(recording.id).catch(() => undefined)
    if (bytes) testChosen(testRecordingOfKept(recording, bytes))
  }
  return (
    <VoiceCommandsScreen
      workspace={ready({
        model,
        grammar: document.text,
        onGrammarChange: open.write,
        saveState: saving.state,
        onSave: saving.save,
        restored: document.restored,
        isNewer: document.newer !== undefined,
        onDiscard: () => open.takeServer(model),
        conflict: saving.conflict,
        tests: { speak: spoken, file: chosen },
        onTest: { speak: testSpoken, file: testChosen },
        onKept: (recording) => void testKept(recording),
        ...(items && { recordings: items }),
        ...(isTestMode(asked) && { defaultMode: asked }),
      })}
    />
  )
}
