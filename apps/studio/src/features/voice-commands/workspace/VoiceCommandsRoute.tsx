import { ready, type VoiceCommandModel } from '@saywright/api/contract'
import {
  toLoadable,
  useAudioFileContent,
  useAudioFilePages,
  useVoiceCommandModel,
} from '@saywright/api/react'
import { idOf, studioPaths } from '@saywright/shell/paths'
import { useMessages } from '@saywright/ui/i18n'
import { useMatch, useNavigate, useParams, useSearchParams } from 'react-router'
import { StudioTitle } from '../../../parts/StudioTitle.js'
import { useProjectId } from '../../../parts/useProjectId.js'
import { voiceCommandsMessages } from '../messages/index.js'
import { isTestMode, type KeptRecording } from '../quick-test/quickTest.js'
import { testRecordingOfKept } from '../quick-test/toRecording.js'
import { tabHref, tabNamed } from '../tabs/workspaceTab.js'
import { useGrammarDocument } from './useGrammarDocument.js'
import { useNoModel } from './useNoModel.js'
import { useQuickTest } from './useQuickTest.js'
import { useSaving } from './useSaving.js'
import { VoiceCommandsScreen } from './VoiceCommandsScreen.js'

export function VoiceCommandsRoute() {
  const t = useMessages(voiceCommandsMessages)
  const projectId = useProjectId()
  const modelId = idOf(useParams().modelId)
  const read = useVoiceCommandModel(projectId, modelId)
  const model = toLoadable(read)
  const isMissing = modelId === undefined || (model.state === 'failed' && model.error.kind === 'notFound')
  useNoModel(projectId, isMissing)

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
  const tab = tabNamed(useMatch(studioPaths.voiceCommandTab.pattern)?.params.tab)
  const navigate = useNavigate()
  const place = { projectId, modelId: model.id }
  const testKept = async (recording: KeptRecording) => {
    // A failure is told by the call.
    const bytes = await fetchContent(recording.id).catch(() => undefined)
    if (bytes) testChosen(testRecordingOfKept(recording, bytes))
  }
  return (
    <VoiceCommandsScreen
      workspace={ready({
        tab,
        hrefOf: (each) => tabHref(place, each),
        versionsHref: studioPaths.voiceCommandVersions(place),
        onOpenTab: (each) => void navigate(tabHref(place, each)),
        model,
        grammar: document.text,
        onGrammarChange: open.write,
        slots: document.slots,
        onSlotsChange: open.writeSlots,
        saveState: saving.state,
        onSave: saving.save,
        restored: document.restored,
        isNewer: document.newer !== undefined,
        onDiscard: () => open.takeServer(model),
        aside: open.aside,
        conflict: saving.conflict,
        tests: { speak: spoken, file: chosen },
        unitTestsHref: studioPaths.unitTests({ projectId, modelId: model.id }),
        onTest: { speak: testSpoken, file: testChosen },
        onKept: (recording) => void testKept(recording),
        ...(items && { recordings: items }),
        ...(isTestMode(asked) && { defaultMode: asked }),
      })}
    />
  )
}
