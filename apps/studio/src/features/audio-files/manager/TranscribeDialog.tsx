import type { Recognition, VoiceCommandModelSummary } from '@saywright/api/contract'
import { Button, Dialog, Message, ProgressBar, Select, Stack } from '@saywright/ui'
import { useMessages } from '@saywright/ui/i18n'
import { useEffect, useRef, useState } from 'react'
import type { ProjectAudioFile } from '../../../parts/audio-files/projectAudioFile.js'
import { audioFilesMessages } from '../messages/index.js'
import { listenTo, type Transcription } from './listenTo.js'
import { ProposalRow } from './ProposalRow.js'

export type TranscribeDialogProps = {
  files: readonly ProjectAudioFile[]
  models: readonly Pick<VoiceCommandModelSummary, 'id' | 'name'>[]
  /** Recognizes a recording with a model. */
  onRecognize: (file: ProjectAudioFile, modelId: number, signal: AbortSignal) => Promise<Recognition>
  /** Writes the accepted sentences. Rejects when one could not be saved. */
  onAccept: (accepted: readonly { file: ProjectAudioFile; sentence: string }[]) => Promise<void>
  onClose: () => void
}

const over: readonly Transcription['status'][] = ['heard', 'refused', 'failed']

/** Has a model recognize recordings, and proposes the results: nothing is written before it is accepted. */
export function TranscribeDialog({ files, models, onRecognize, onAccept, onClose }: TranscribeDialogProps) {
  const t = useMessages(audioFilesMessages)
  const [modelId, setModelId] = useState(models[0]?.id)
  const [heard, setHeard] = useState<ReadonlyMap<number, Transcription>>(new Map())
  const [declined, setDeclined] = useState<ReadonlySet<number>>(new Set())
  const [isListening, setListening] = useState(false)
  const [isSaving, setSaving] = useState(false)
  const listening = useRef<AbortController>(undefined)
  useEffect(() => () => listening.current?.abort(), [])

  const listen = async (model: number, chosen: readonly ProjectAudioFile[]) => {
    const controller = new AbortController()
    listening.current = controller
    const show = ({ id }: ProjectAudioFile, next: Transcription) =>
      setHeard((last) => new Map(last).set(id, next))
    for (const file of chosen) show(file, { status: 'waiting' })
    setListening(true)
    await listenTo(chosen, {
      recognize: (file, signal) => onRecognize(file, model, signal),
      signal: controller.signal,
      onHeard: show,
    })
    if (!controller.signal.aborted) setListening(false)
  }
  const accepted = files.flatMap((file) => {
    const found = heard.get(file.id)
    return found?.status === 'heard' && !declined.has(file.id) ? [{ file, sentence: found.sentence }] : []
  })
  const accept = async () => {
    setSaving(true)
    await onAccept(accepted).then(onClose, () => setSaving(false))
  }
  const failed = files.filter(({ id }) => heard.get(id)?.status === 'failed')
  const done = files.filter(({ id }) => over.includes(heard.get(id)?.status ?? 'waiting')).length
  const isOver = done === files.length
  return (
    <Dialog
      isOpen
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={t('transcribe.title', { count: files.length })}
      description={t('transcribe.lead')}
      actions={
        <>
          <Button onPress={onClose}>{t('transcribe.cancel')}</Button>
          {failed.length > 0 && !isListening && modelId !== undefined && (
            <Button onPress={() => void listen(modelId, failed)}>{t('transcribe.again')}</Button>
          )}
          {isOver ? (
            <Button
              variant="primary"
              isPending={isSaving}
              isDisabled={accepted.length === 0}
              onPress={() => void accept()}
            >
              {t('transcribe.accept', { count: accepted.length })}
            </Button>
          ) : (
            <Button
              variant="primary"
              isPending={isListening}
              isDisabled={modelId === undefined}
              onPress={() => modelId !== undefined && void listen(modelId, files)}
            >
              {t('transcribe.start')}
            </Button>
          )}
        </>
      }
    >
      <Stack gap="x3">
        {models.length === 0 ? (
          <Message tone="info">{t('transcribe.noModel')}</Message>
        ) : (
          <Select
            label={t('transcribe.model')}
            isDisabled={isListening}
            value={String(modelId)}
            options={models.map(({ id, name }) => ({ value: String(id), label: name }))}
            onChange={(id) => {
              setModelId(Number(id))
              setHeard(new Map())
            }}
          />
        )}
        {heard.size > 0 && (
          <>
            {isListening && (
              <ProgressBar label={t('transcribe.progress')} isLabelShown fraction={done / files.length} />
            )}
            <Stack as="ul" role="list" gap="x1" aria-label={t('transcribe.proposals')}>
              {files.map((file) => (
                <li key={file.id}>
                  <ProposalRow
                    file={file}
                    heard={heard.get(file.id) ?? { status: 'waiting' }}
                    isAccepted={!declined.has(file.id)}
                    onAccept={(isAccepted) =>
                      setDeclined((last) => {
                        const next = new Set(last)
                        if (isAccepted) next.delete(file.id)
                        else next.add(file.id)
                        return next
                      })
                    }
                  />
                </li>
              ))}
            </Stack>
          </>
        )}
      </Stack>
    </Dialog>
  )
}
