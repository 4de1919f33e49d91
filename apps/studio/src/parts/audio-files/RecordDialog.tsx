import { limits, uploadAudioFile } from '@saywright/api/contract'
import { MicrophonePicker, Recorder, type Recording, WaveformPlayer } from '@saywright/audio'
import { type FieldErrors, rulesOf, ValidatedForm } from '@saywright/forms'
import { Button, Dialog, Stack } from '@saywright/ui'
import { useMessages } from '@saywright/ui/i18n'
import { useId, useState } from 'react'
import { NameField } from '../NameField.js'
import { freeName, isTaken } from './freeName.js'
import { recordMessages } from './recordMessages.js'

export type RecordDialogProps = {
  /** Names that recordings have already. */
  takenNames: readonly string[]
  /** Called with the recording, under the name that the user chose. */
  onKeep: (file: File) => void
  onClose: () => void
  /** An existing recording, for stories. */
  defaultTake?: Recording
}

/** Records a sample, listens to it, and names it. */
export function RecordDialog({ takenNames, onKeep, onClose, defaultTake }: RecordDialogProps) {
  const t = useMessages(recordMessages)
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
      title={t('title')}
      description={t('lead')}
      actions={
        <>
          <Button onPress={onClose}>{t('cancel')}</Button>
          <Button variant="primary" type="submit" form={form} isDisabled={!take}>
            {t('keep')}
          </Button>
        </>
      }
    >
      <Stack gap="x3">
        <MicrophonePicker value={deviceId} onChange={setDeviceId} />
        <Recorder
          label={t('press')}
          maximumMilliseconds={limits.audioMaxSeconds * 1000}
          onRecorded={setTake}
          {...(deviceId && { deviceId })}
        />
        {take && <WaveformPlayer label={t('preview')} source={take.file} />}
        <ValidatedForm
          id={form}
          aria-label={t('title')}
          rules={rulesOf(uploadAudioFile)}
          initialValues={{ name: freeName(t('first'), takenNames) }}
          compare={({ name }): FieldErrors =>
            isTaken(withEnding(name), takenNames) ? { name: 'alreadyExists' } : {}
          }
          onSubmit={keep}
        >
          <NameField label={t('name')} description={t('nameHint')} />
        </ValidatedForm>
      </Stack>
    </Dialog>
  )
}

const withEnding = (name: string) => (/\.wav$/iu.test(name.trim()) ? name.trim() : `${name.trim()}.wav`)
