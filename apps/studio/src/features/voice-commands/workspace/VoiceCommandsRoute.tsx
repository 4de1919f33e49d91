import { listenToSpeech } from '@saywright/api/client'
import { modelLanguages, ready, type VoiceCommandModel } from '@saywright/api/contract'
import {
  toLoadable,
  useAudioFileContent,
  useAudioFilePages,
  useClient,
  useGeneration,
  useProject,
  useVoiceCommandModel,
} from '@saywright/api/react'
import { DraftScope } from '@saywright/forms'
import { idOf, studioPaths } from '@saywright/shell/paths'
import { useMessages } from '@saywright/ui/i18n'
import { useEffect } from 'react'
import { useMatch, useNavigate, useParams, useSearchParams } from 'react-router'
import { useImportable } from '../../../parts/models/useImportable.js'
import { useLeaveForHub } from '../../../parts/models/useLeaveForHub.js'
import { StudioTitle } from '../../../parts/StudioTitle.js'
import { useTrackTourStep } from '../../../parts/tour/tourProgress.js'
import { newTestState } from '../../../parts/unit-tests/newTestState.js'
import { useIsOffline } from '../../../parts/useIsOffline.js'
import { useProjectId } from '../../../parts/useProjectId.js'
import { helperMessages } from '../messages/helperMessages.js'
import { voiceCommandsMessages } from '../messages/index.js'
import { useGrammarDocument } from '../model/document/useGrammarDocument.js'
import { useRecreateModel } from '../model/document/useRecreateModel.js'
import { useSaving } from '../model/document/useSaving.js'
import { useCreateTranslation } from '../model/helper/useCreateTranslation.js'
import { useHelper } from '../model/helper/useHelper.js'
import { useSpeech } from '../model/pronounce/useSpeech.js'
import { isTestMode, type KeptRecording } from '../model/quick-test/quickTest.js'
import { testRecordingOfKept } from '../model/quick-test/toRecording.js'
import type { Listen } from '../model/quick-test/useLiveHearing.js'
import { useQuickTest } from '../model/quick-test/useQuickTest.js'
import { useRemeasure } from '../model/recognizer/useRemeasure.js'
import { useSettingsSave } from '../model/recognizer/useSettingsSave.js'
import { ruleHref, tabHref, tabNamed } from '../model/workspaceTab.js'
import { VoiceCommandsScreen } from './VoiceCommandsScreen.js'

export function VoiceCommandsRoute() {
  const t = useMessages(voiceCommandsMessages)
  const projectId = useProjectId()
  const modelId = idOf(useParams().modelId)
  const read = useVoiceCommandModel(projectId, modelId)
  const model = toLoadable(read)
  const isMissing = modelId === undefined || (model.state === 'failed' && model.error.kind === 'notFound')
  useLeaveForHub(projectId, isMissing)

  return (
    <>
      <StudioTitle projectId={projectId} open={read.data?.name ?? t('title')} />
      {model.state === 'ready' ? (
        <DraftScope of={`model-${modelId}`}>
          <OpenModel
            key={modelId}
            projectId={projectId}
            model={model.value}
            isGone={read.error?.kind === 'notFound'}
            onGone={() => void read.mutate()}
          />
        </DraftScope>
      ) : (
        <VoiceCommandsScreen workspace={model} />
      )}
    </>
  )
}

type OpenModelProps = {
  projectId: number
  model: VoiceCommandModel
  /** Someone deleted it since it was read. */
  isGone: boolean
  /** Told when a save finds that out. */
  onGone: () => void
}

function OpenModel({ projectId, model, isGone, onGone }: OpenModelProps) {
  const open = useGrammarDocument(model)
  const saving = useSaving(projectId, model.id, open, onGone)
  const again = useRecreateModel(projectId, model, open)
  useLeaveForHub(projectId, isGone && !open.isChanged && !again.isMade)
  const saveSettings = useSettingsSave(projectId, model.id, open)
  const remeasure = useRemeasure(projectId, model)
  const [spoken, testSpoken] = useQuickTest(projectId, model.id)
  const [chosen, testChosen] = useQuickTest(projectId, model.id)
  const note = useTrackTourStep(projectId)
  const isHeard = [spoken, chosen].some((test) => test.status === 'heard' && !test.recognition.rejected)
  useEffect(() => {
    if (isHeard) note('heard')
  }, [isHeard, note])
  const { document } = open
  const client = useClient()
  const isOffline = useIsOffline()
  const speech = useSpeech(projectId, model.language)
  const listen: Listen = (onEvent) =>
    listenToSpeech(client, { params: { id: projectId, modelId: model.id }, onEvent })
  const { items } = useAudioFilePages(projectId)
  const fetchContent = useAudioFileContent(projectId)
  // The console leads straight to the microphone.
  const [query] = useSearchParams()
  const asked = query.get('try')
  const tab = tabNamed(useMatch(studioPaths.voiceCommandTab.pattern)?.params.tab)
  const navigate = useNavigate()
  const importable = useImportable(projectId, model.id, document.text)
  const helper = useHelper(projectId, model.id)
  const helperWords = useMessages(helperMessages)
  const { data: generation } = useGeneration(projectId)
  const { data: project } = useProject(projectId)
  const createTranslation = useCreateTranslation(projectId)
  const openTranslation = async (language: string, grammar: string) => {
    const created = await createTranslation({ ...model, slots: document.slots }, language, grammar)
    // Without one the translation stays offered.
    if (created) void navigate(tabHref({ projectId, modelId: created.id }, 'grammar'))
  }
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
        library: importable?.library,
        openRule: query.get('rule') ?? undefined,
        onOpenModel: (name, rule) => {
          const other = importable?.idOf(name)
          if (other !== undefined) void navigate(ruleHref({ projectId, modelId: other }, rule))
        },
        grammar: document.text,
        onGrammarChange: open.write,
        history: open.history,
        onHistory: open.keepHistory,
        slots: document.slots,
        onSlotsChange: open.writeSlots,
        saveState: again.isSaving ? 'saving' : saving.state,
        onSave: isGone ? again.save : saving.save,
        isGone,
        restored: document.restored,
        isNewer: document.newer !== undefined,
        onDiscard: () => open.takeServer(model),
        aside: open.aside,
        conflict: saving.conflict,
        speech,
        isOffline,
        ...(generation && {
          helper: {
            generation,
            languages: modelLanguages('voice_commands', project?.tags ?? []),
            state: helper.state,
            onAsk: helper.ask,
            onReset: helper.reset,
            onUsed: (description) => saving.nameNext(helperWords('version', { description }), document.text),
            onCreate: (language, grammar) => void openTranslation(language, grammar),
          },
        }),
        shared: {
          ...{ api: new URL('/api', location.href).href, projectId, modelId: model.id },
          ...{ name: model.name, language: model.language, settings: model.settings, slots: model.slots },
        },
        recognizer: { settings: model.settings, onSave: saveSettings, remeasure },
        tests: { speak: spoken, file: chosen },
        unitTestsHref: studioPaths.unitTests({ projectId, modelId: model.id }),
        onNewTest: (sentences) =>
          void navigate(studioPaths.newUnitTest({ projectId, modelId: model.id }), {
            state: newTestState(sentences),
          }),
        listen: model.settings.STREAM_RESULT_MODE === 'partial' ? listen : undefined,
        onTest: { speak: testSpoken, file: testChosen },
        onTried: () => note('tried'),
        onKept: (recording) => void testKept(recording),
        ...(items && { recordings: items }),
        ...(isTestMode(asked) && { defaultMode: asked }),
      })}
    />
  )
}
