import { limits } from '@saywright/api/contract'
import { AudioDropZone, decodeAudio, speechSampleRate } from '@saywright/audio'
import { encodeWav, mixDown } from '@saywright/audio/signal'
import { Button, Message, Text } from '@saywright/ui'
import { useMessages } from '@saywright/ui/i18n'
import { wakeWordsMessages } from '../../messages/index.js'
import type { ScoresCardProps } from './ScoresCardProps.js'

export type FilesNotesProps = Pick<
  ScoresCardProps,
  'state' | 'actions' | 'hasWord' | 'isOffline' | 'saveState' | 'onSave'
>

const fileLimits = {
  maxBytes: limits.audioMaxBytes,
  maxMilliseconds: limits.audioMaxSeconds * 1000,
}

/** What a search needs or could not do, and a file of one's own. */
export function FilesNotes({ state, actions, hasWord, isOffline, saveState, onSave }: FilesNotesProps) {
  const t = useMessages(wakeWordsMessages)
  const { files, recordings } = state
  const isUnsaved = saveState !== 'saved'
  const unknown = files.recordings.filter(({ holdsWord }) => holdsWord === undefined).length
  return (
    <>
      {isUnsaved && hasWord && (
        <Message
          tone="info"
          actions={
            <Button size="small" isPending={saveState === 'saving'} onPress={onSave}>
              {t('scores.save')}
            </Button>
          }
        >
          {t('scores.unsaved')}
        </Message>
      )}
      {files.status === 'failed' && (
        <Message tone="danger" isAnnounced>
          {t(`scores.problem.${files.problem ?? 'other'}`)}
        </Message>
      )}
      {files.unread.length > 0 && (
        <Message tone="warning">
          {t('scores.unread', { count: files.unread.length, names: files.unread.join(', ') })}
        </Message>
      )}
      {unknown > 0 && files.total > 1 && (
        <Text variant="bodySmall" tone="secondary">
          {t('scores.unknown', { count: unknown })}
        </Text>
      )}
      {recordings?.length === 0 && <Text tone="secondary">{t('scores.noRecordings')}</Text>}
      {/* Its button for pasting is a dot: the zone is brought into sight as a whole. */}
      {/* biome-ignore lint/a11y/noStaticElementInteractions: it only observes the focus */}
      <div onFocus={({ currentTarget }) => currentTarget.scrollIntoView({ block: 'nearest' })}>
        <AudioDropZone
          limits={fileLimits}
          given={files}
          isDisabled={!hasWord || isUnsaved || isOffline || files.status === 'running'}
          onAccepted={(file) => void speechOf(file).then(actions.spotFile)}
        />
      </div>
    </>
  )
}

/** A chosen file in the form of the engine: one channel at 16 kHz, as WAV. */
async function speechOf(file: File): Promise<File> {
  const audio = await decodeAudio(await file.arrayBuffer(), speechSampleRate)
  const wav = encodeWav({ channels: [mixDown(audio)], sampleRate: audio.sampleRate })
  return new File([wav], file.name, { type: 'audio/wav' })
}
