import { Button, Icon, Stack, Text } from '@saywright/ui'
import { useMessages } from '@saywright/ui/i18n'
import { FileHeadphone } from 'lucide-react'
import { voiceCommandsMessages } from '../../../messages/index.js'
import type { KeptRecording } from '../../../model/quick-test/quickTest.js'

export type KeptRecordingsProps = {
  recordings: readonly KeptRecording[]
  lang: string | undefined
  isDisabled: boolean
  onChoose: ((recording: KeptRecording) => void) | undefined
}

/** Recordings of the project to test the grammar with, by their transcriptions. */
export function KeptRecordings({ recordings, lang, isDisabled, onChoose }: KeptRecordingsProps) {
  const t = useMessages(voiceCommandsMessages)
  return (
    <Stack gap="x1">
      <Text variant="bodySmall" tone="secondary">
        {t('test.kept')}
      </Text>
      <Stack as="ul" role="list" gap="x1">
        {recordings.map((recording) => (
          <li key={recording.id}>
            <Button
              isFullWidth
              isDisabled={isDisabled}
              icon={<Icon of={FileHeadphone} />}
              onPress={() => onChoose?.(recording)}
            >
              <span lang={lang}>{t('test.heard', { sentence: recording.sentence })}</span>
            </Button>
          </li>
        ))}
      </Stack>
    </Stack>
  )
}
