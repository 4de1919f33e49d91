import { limits, saveAudioFile } from '@saywright/api/contract'
import { type AudioSource, WaveformPlayer } from '@saywright/audio'
import {
  type FieldErrors,
  FormTextArea,
  fieldNames,
  rulesOf,
  type SubmissionErrors,
  ValidatedForm,
} from '@saywright/forms'
import { useBusy } from '@saywright/shell/components'
import { Button, Heading, Icon, IconButton, Inline, Stack } from '@saywright/ui'
import { useMessages } from '@saywright/ui/i18n'
import { Trash2, X } from 'lucide-react'
import { useMemo } from 'react'
import { isTaken } from '../../../parts/audio-files/freeName.js'
import type { ProjectAudioFile } from '../../../parts/audio-files/projectAudioFile.js'
import { NameField } from '../../../parts/NameField.js'
import { audioFilesMessages } from '../messages/index.js'
import { paneHead, paneName } from './AudioFilesScreen.css.js'
import { FileFacts } from './FileFacts.js'
import { FileSound, type FileSoundProps } from './FileSound.js'
import { type PeaksOf, usePeaks } from './usePeaks.js'

export type FileChanges = { readonly name: string; readonly transcription: string | null }

const nameOf = fieldNames<{ transcription: string }>()

export type FilePaneProps = {
  file: ProjectAudioFile
  sourceOf: (file: Pick<ProjectAudioFile, 'id'>) => AudioSource
  peaksOf?: PeaksOf | undefined
  /** Names of the other recordings. */
  takenNames: readonly string[]
  /** Absent for anyone who may only listen. */
  onSave: ((changes: FileChanges) => Promise<SubmissionErrors | undefined>) | undefined
  onDelete: (() => void) | undefined
  onTrim: FileSoundProps['onTrim']
  onClose: () => void
}

/** One recording: its sound, its name, its transcription. */
export function FilePane({
  file,
  sourceOf,
  peaksOf,
  takenNames,
  onSave,
  onDelete,
  onTrim,
  onClose,
}: FilePaneProps) {
  const t = useMessages(audioFilesMessages)
  // biome-ignore lint/correctness/useExhaustiveDependencies: another name or transcription is the same sound
  const source = useMemo(() => sourceOf(file), [file.id, file.bytes, sourceOf])
  const peaks = usePeaks(file, peaksOf)
  const [isPending, save] = useBusy(async (changes: FileChanges) => onSave?.(changes))
  return (
    <Stack gap="x3">
      <div className={paneHead}>
        <div className={paneName}>
          <Heading level={2} variant="h3">
            {file.name}
          </Heading>
        </div>
        <IconButton label={t('pane.close')} icon={<Icon of={X} />} onPress={onClose} />
      </div>
      <WaveformPlayer
        key={`${file.id} ${file.bytes}`}
        size="large"
        label={file.name}
        source={source}
        peaks={peaks}
        durationSeconds={file.durationSeconds ?? 0}
      />
      <FileSound name={file.name} source={source} onTrim={onTrim} isWav={file.type === 'audio/wav'} />
      <ValidatedForm
        key={`form-${file.id}`}
        name={`audio-file-${file.id}`}
        aria-label={file.name}
        isReadOnly={!onSave}
        rules={rulesOf(saveAudioFile)}
        initialValues={{ name: file.name, transcription: file.transcription ?? '' }}
        compare={({ name }): FieldErrors => (isTaken(name, takenNames) ? { name: 'alreadyExists' } : {})}
        onSubmit={({ name, transcription }) => save({ name, transcription: transcription.trim() || null })}
      >
        <Stack gap="x3">
          <NameField label={t('pane.name')} />
          <FormTextArea
            name={nameOf('transcription')}
            label={t('pane.transcription')}
            description={t('pane.transcriptionHint')}
            maxLength={limits.freeTextMaxCharacters}
            hasCounter
          />
          <FileFacts file={file} />
          {onSave && (
            <Inline>
              {onDelete && (
                <Button variant="dangerOutline" icon={<Icon of={Trash2} />} onPress={onDelete}>
                  {t('pane.delete')}
                </Button>
              )}
              <Button variant="primary" type="submit" isPending={isPending}>
                {t(isPending ? 'pane.saving' : 'pane.save')}
              </Button>
            </Inline>
          )}
        </Stack>
      </ValidatedForm>
    </Stack>
  )
}
