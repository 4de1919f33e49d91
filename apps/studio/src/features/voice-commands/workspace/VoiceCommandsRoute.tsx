import { ready, type VoiceCommandModel } from '@saywright/api/contract'
import { toLoadable, useVoiceCommandModel } from '@saywright/api/react'
import { useShell } from '@saywright/shell'
import { useMessages } from '@saywright/ui/i18n'
import { useEffect } from 'react'
import { useNavigate, useParams } from 'react-router'
import { voiceCommandsMessages } from '../messages/index.js'
import { useGrammarDocument } from './useGrammarDocument.js'
import { useQuickTest } from './useQuickTest.js'
import { useSaving } from './useSaving.js'
import { VoiceCommandsScreen } from './VoiceCommandsScreen.js'

export function VoiceCommandsRoute() {
  const t = useMessages(voiceCommandsMessages)
  const { projectId, modelId } = useParams()
  const ids = { projectId: Number(projectId), modelId: Number(modelId) }
  const isNumber = Number.isInteger(ids.modelId)
  const read = useVoiceCommandModel(ids.projectId, isNumber ? ids.modelId : undefined)
  const model = toLoadable(read)
  const { notices } = useShell()
  const navigate = useNavigate()

  const isMissing = !isNumber || (model.state === 'failed' && model.error.kind === 'notFound')
  useEffect(() => {
    if (!isMissing) return
    notices.show({ tone: 'error', text: t('noModel') })
    void navigate(`/${projectId}`, { replace: true })
  }, [isMissing, projectId, navigate, notices, t])

  if (model.state !== 'ready') return <VoiceCommandsScreen workspace={model} />
  return <OpenModel key={ids.modelId} projectId={ids.projectId} model={model.value} />
}

function OpenModel({ projectId, model }: { projectId: number; model: VoiceCommandModel }) {
  const open = useGrammarDocument(model)
  const saving = useSaving(projectId, model.id, open)
  const [test, run] = useQuickTest(projectId, model.id)
  const { document } = open
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
        test,
        onTest: run,
      })}
    />
  )
}
