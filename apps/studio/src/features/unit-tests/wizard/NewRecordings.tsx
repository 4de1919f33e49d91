import { limits } from '@saywright/api/contract'
import { AudioDropZone } from '@saywright/audio'
import { Button, Icon, Inline, Stack } from '@saywright/ui'

import { AudioLines, Mic } from 'lucide-react'
import { useState } from 'react'
import type { UploadsState } from '../../../parts/audio-files/createUploads.js'
import { RecordDialog } from '../../../parts/audio-files/RecordDialog.js'
import { type UploadHandlers, UploadList } from '../../../parts/audio-files/UploadList.js'
import { useTestMessages } from '../TestedTypeContext.js'

/** Recordings that are being uploaded to the project. */
export type Uploading = UploadHandlers & {
  readonly state: UploadsState
  readonly onUpload: (files: readonly File[]) => void
}

export type NewRecordingsProps = {
  uploading: Uploading
  /** Names that recordings have already. */
  takenNames: readonly string[]
  /** Absent while the grammar has errors. */
  onMake: (() => void) | undefined
}

const fileLimits = { maxBytes: limits.audioMaxBytes, maxMilliseconds: limits.audioMaxSeconds * 1000 }

/** Records, uploads and synthesizes missing recordings of a test, beside their selection. */
export function NewRecordings({ uploading, takenNames, onMake }: NewRecordingsProps) {
  const t = useTestMessages()
  const { state, onUpload, ...handlers } = uploading
  const [isRecording, setRecording] = useState(false)
  return (
    <Stack gap="x2">
      <Inline gap="x2">
        <Button icon={<Icon of={Mic} />} onPress={() => setRecording(true)}>
          {t('audio.record')}
        </Button>
        <Button icon={<Icon of={AudioLines} />} isDisabled={!onMake} onPress={() => onMake?.()}>
          {t('make.button')}
        </Button>
      </Inline>
      <AudioDropZone limits={fileLimits} allowsMultiple onAccepted={(file) => onUpload([file])} />
      <UploadList {...state} {...handlers} takenNames={takenNames} />
      {isRecording && (
        <RecordDialog
          takenNames={takenNames}
          onKeep={(file) => onUpload([file])}
          onClose={() => setRecording(false)}
        />
      )}
    </Stack>
  )
}
