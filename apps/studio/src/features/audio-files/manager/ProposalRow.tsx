import { refusalWords } from '@saywright/api/catalogue'
import { Checkbox, Text } from '@saywright/ui'
import { useLocale, useMessages } from '@saywright/ui/i18n'
import type { ProjectAudioFile } from '../../../parts/audio-files/projectAudioFile.js'
import { audioFilesMessages } from '../messages/index.js'
import type { Transcription } from './listenTo.js'

export type ProposalRowProps = {
  file: ProjectAudioFile
  heard: Transcription
  isAccepted: boolean
  onAccept: (isAccepted: boolean) => void
}

/** The recognized sentence of one recording, to be accepted or not. */
export function ProposalRow({ file, heard, isAccepted, onAccept }: ProposalRowProps) {
  const t = useMessages(audioFilesMessages)
  const locale = useLocale()
  const { name, transcription } = file
  if (heard.status === 'heard') {
    const isOther = transcription !== undefined && transcription !== heard.sentence
    return (
      <Checkbox
        label={t('transcribe.heard', { name, sentence: heard.sentence })}
        description={isOther ? t('transcribe.instead', { transcription }) : undefined}
        isSelected={isAccepted}
        onChange={onAccept}
      />
    )
  }
  if (heard.status === 'refused') {
    const { title, sentence, advice } = refusalWords(heard, locale)
    return (
      <>
        <Text tone="secondary">{t('transcribe.refused', { name, title })}</Text>
        <Text variant="bodySmall" tone="secondary">
          {sentence} {advice}
        </Text>
      </>
    )
  }
  return (
    <Text tone={heard.status === 'failed' ? 'danger' : 'secondary'}>
      {t(`transcribe.${heard.status}`, { name })}
    </Text>
  )
}
