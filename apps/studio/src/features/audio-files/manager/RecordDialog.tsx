import { limits, uploadAudioFile } from '@saywright/api/contract'
import { MicrophonePicker, Recorder, type Recording, WaveformPlayer } from '@saywright/audio'
import { type FieldErrors, FormTextField, fieldNames, rulesOf, ValidatedForm } from '@saywright/forms'
import { Button, Dialog, Stack } from '@saywright/ui'
import { useMessages } from '@saywright/ui/i18n'
import { useId, useState } from 'react'
import { freeName, isTaken } from '../../../parts/audio-files/freeName.js'
import { audioFilesMessages } from '../messages/index.js'

const nameOf = fieldNames<{ name: string }>()

export type RecordDialogProps = {
  /** Names that recordings have already. */
  takenNames: readonly string[]
  /** Receives what was recorded, named as the person wants. */
  onKeep: (file: File) => void
  onClose: () => void
  /** What was recorded already, for stories. */
  defaultTake?: Recording
}

/** Records a sample, listens to it, and names it. */
export function RecordDialog({ takenNames, onKeep, onClose, defaultTake }: RecordDialogProps) {
  const t = useMessages(audioFilesMessages)
  const form = useId()
  const [take, setTake] = useState(defaultTake)
  const [deviceId, setDeviceId] = useState<string>()
  const keep = async ({ name }: { name: string }) => {
    if (take) onKeep(new File([take.file], withEnding(name), { type: take.file.type }))
    onClose()
    return undefined
  }
  return (
    <Dialog
      isOpen
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={t('recording.title')}
      description={t('recording.lead')}
      actions={
        <>
          <Button onPress={onClose}>{t('recording.cancel')}</Button>
          <Button variant="primary" type="submit" form={form} isDisabled={!take}>
            {t('recording.keep')}
          </Button>
        </>
      }
    >
      <Stack gap="x3">
        <MicrophonePicker value={deviceId} onChange={setDeviceId} />
        <Recorder
          label={t('recording.press')}
          maximumMilliseconds={limits.audioMaxSeconds * 1000}
          onRecorded={setTake}
          {...(deviceId && { deviceId })}
        />
        {take && <WaveformPlayer label={t('recording.preview')} source={take.file} />}
        <ValidatedForm
          id={form}
          aria-label={t('recording.title')}
          rules={rulesOf(uploadAudioFile)}
          initialValues={{ name: freeName(t('recording.first'), takenNames) }}
          compare={({ name }): FieldErrors =>
            isTaken(withEnding(name), takenNames) ? { name: 'alreadyExists' } : {}
          }
          onSubmit={keep}
        >
          <FormTextField
            name={nameOf('name')}
            label={t('recording.name')}
            description={t('recording.nameHint')}
            autoComplete="off"
            maxLength={limits.nameMaxCharacters}
          />
        </ValidatedForm>
      </Stack>
    </Dialog>
  )
}

const withEnding = (name: string) => (/\.wav$/iu.test(name.trim()) ? name.trim() : `${name.trim()}.wav`)
