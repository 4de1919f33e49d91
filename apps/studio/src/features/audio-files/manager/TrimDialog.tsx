import { WaveformPlayer } from '@saywright/audio'
import type { PcmAudio } from '@saywright/audio/signal'
import type { SubmissionErrors } from '@saywright/forms'
import { useBusy } from '@saywright/shell/components'
import { Button, Dialog, Stack, Text } from '@saywright/ui'
import { useLanguageTag, useMessages } from '@saywright/ui/i18n'
import { useMemo } from 'react'
import { audioFilesMessages } from '../messages/index.js'
import { type SoundFacts, trimmedFile, trimmedName } from './soundFacts.js'

export type TrimDialogProps = {
  name: string
  audio: PcmAudio
  facts: SoundFacts
  /** Whether it may replace the recording: both must be WAV. */
  mayReplace: boolean
  /** @param place of the recording itself, or a new one beside it. Rejects or reports a failure. */
  onTrim: (file: File, place: 'same' | 'new') => Promise<SubmissionErrors | undefined>
  onClose: () => void
}

/** Listens to a recording without the silence around it, and keeps it. */
export function TrimDialog({ name, audio, facts, mayReplace, onTrim, onClose }: TrimDialogProps) {
  const t = useMessages(audioFilesMessages)
  const locale = useLanguageTag()
  const file = useMemo(() => trimmedFile(audio, trimmedName(name, t('trim.ending'))), [audio, name, t])
  const [isPending, keep] = useBusy(onTrim)
  const seconds = (value = 0) => value.toLocaleString(locale, { maximumFractionDigits: 1 })
  const press = async (place: 'same' | 'new') => {
    const refused = await keep(file, place)
    if (!refused) onClose()
  }
  return (
    <Dialog
      isOpen
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={t('trim.title', { name })}
      actions={
        <>
          <Button isDisabled={isPending} onPress={onClose}>
            {t('trim.cancel')}
          </Button>
          {mayReplace && (
            <Button isDisabled={isPending} onPress={() => void press('same')}>
              {t('trim.replace')}
            </Button>
          )}
          <Button variant="primary" isPending={isPending} onPress={() => void press('new')}>
            {t('trim.keepBoth')}
          </Button>
        </>
      }
    >
      <Stack gap="x3">
        <Text>
          {t('trim.text', { before: seconds(facts.seconds), after: seconds(facts.trimmedSeconds) })}
        </Text>
        <WaveformPlayer label={file.name} source={file} />
        {!mayReplace && <Text tone="secondary">{t('trim.wavOnly')}</Text>}
      </Stack>
    </Dialog>
  )
}
