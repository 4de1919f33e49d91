import { limits, saveAudioFile } from '@saywright/api/contract'
import { type AudioSource, WaveformPlayer } from '@saywright/audio'
import {
  FormTextArea,
  fieldNames,
  rulesOf,
  type SubmissionErrors,
  useForgetDraft,
  ValidatedForm,
} from '@saywright/forms'
import { useBusy } from '@saywright/shell/components'
import { Button, Dialog, Stack } from '@saywright/ui'
import { useMessages } from '@saywright/ui/i18n'
import { useId } from 'react'
import { transcriptMessages } from './transcriptMessages.js'

const nameOf = fieldNames<{ transcription: string }>()

export type TranscriptDialogProps = {
  file: {
    readonly id: number
    readonly name: string
    readonly transcription: string | undefined
    readonly peaks: ArrayLike<number> | undefined
    readonly durationSeconds: number | undefined
  }
  /** Keep the same value between renders. */
  source: AudioSource
  /** The transcription; `null` for none. */
  onSave: (transcription: string | null) => Promise<SubmissionErrors | undefined>
  onClose: () => void
}

/** Edits the transcription of a recording while it plays. */
export function TranscriptDialog({ file, source, onSave, onClose }: TranscriptDialogProps) {
  const t = useMessages(transcriptMessages)
  const form = useId()
  const draft = `transcript-${file.id}`
  const forgetDraft = useForgetDraft(draft)
  const [isPending, save] = useBusy(onSave)
  const close = () => {
    forgetDraft()
    onClose()
  }
  return (
    <Dialog
      isOpen
      onOpenChange={(isOpen) => !isOpen && close()}
      title={t('title', { name: file.name })}
      actions={
        <>
          <Button onPress={close}>{t('cancel')}</Button>
          <Button variant="primary" type="submit" form={form} isPending={isPending}>
            {t(isPending ? 'saving' : 'save')}
          </Button>
        </>
      }
    >
      <Stack gap="x3">
        <WaveformPlayer
          label={file.name}
          source={source}
          peaks={file.peaks ?? []}
          durationSeconds={file.durationSeconds ?? 0}
        />
        <ValidatedForm
          id={form}
          name={draft}
          aria-label={t('label')}
          rules={rulesOf(saveAudioFile)}
          initialValues={{ transcription: file.transcription ?? '' }}
          onSubmit={({ transcription }) => save(transcription.trim() || null)}
        >
          <FormTextArea
            name={nameOf('transcription')}
            label={t('label')}
            description={t('hint')}
            maxLength={limits.freeTextMaxCharacters}
            autoFocus
          />
        </ValidatedForm>
      </Stack>
    </Dialog>
  )
}
