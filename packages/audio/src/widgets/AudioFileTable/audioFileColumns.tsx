import { Button, Checkbox, type Column, VisuallyHidden } from '@saywright/ui'
import { formatBytes, formatDate, type TranslateOf } from '@saywright/ui/i18n'
import type { AudioSource } from '../../playback/loadSound.js'
import { formatClock } from '../formatTime.js'
import type { AudioFile, AudioFileColumn } from './AudioFile.js'
import { missing, name as nameClass, transcription } from './AudioFileTable.css.js'
import { cutName } from './cutName.js'
import type { audioFileTableMessages } from './messages.js'
import { SoundCell } from './SoundCell.js'

type Labels = TranslateOf<typeof audioFileTableMessages>

export type FileColumnsOptions<File extends AudioFile> = {
  t: Labels
  locale: string
  /** Characters of a name that there is room for. */
  nameRoom: number
  sourceOf: (file: File) => AudioSource
  onTranscribe: ((file: File) => void) | undefined
}

/** How each fact of a recording is shown and sorted. */
export function audioFileColumns<File extends AudioFile>({
  t,
  locale,
  nameRoom,
  sourceOf,
  onTranscribe,
}: FileColumnsOptions<File>): Record<AudioFileColumn, Column<File>> {
  return {
    name: {
      id: 'name',
      header: t('name'),
      isRowHeader: true,
      cell: (file) => <FileName name={file.name} room={nameRoom} />,
      sortValue: (file) => file.name,
    },
    sound: {
      id: 'sound',
      header: t('sound'),
      isHeaderHidden: true,
      width: '176px',
      cell: (file) => <SoundCell file={file} sourceOf={sourceOf} />,
    },
    duration: {
      id: 'duration',
      header: t('duration'),
      align: 'end',
      cell: ({ durationSeconds }) =>
        durationSeconds === undefined ? t('unknown') : formatClock(durationSeconds, locale),
      sortValue: ({ durationSeconds }) => durationSeconds,
    },
    size: {
      id: 'size',
      header: t('size'),
      align: 'end',
      cell: ({ bytes }) => formatBytes(bytes, locale, 'fitting'),
      sortValue: ({ bytes }) => bytes,
    },
    created: {
      id: 'created',
      header: t('created'),
      align: 'end',
      cell: ({ createdAt }) => formatDate(createdAt, undefined, locale),
      sortValue: ({ createdAt }) => createdAt,
    },
    transcription: {
      id: 'transcription',
      header: t('transcription'),
      cell: (file) => <Transcription file={file} t={t} onTranscribe={onTranscribe} />,
      sortValue: (file) => file.transcription,
    },
  }
}

function FileName({ name, room }: { name: string; room: number }) {
  const shown = cutName(name, room)
  return (
    <span className={nameClass} title={name}>
      {shown === name ? (
        name
      ) : (
        <>
          <span aria-hidden>{shown}</span>
          <VisuallyHidden>{name}</VisuallyHidden>
        </>
      )}
    </span>
  )
}

type TranscriptionProps<File extends AudioFile> = Pick<FileColumnsOptions<File>, 't' | 'onTranscribe'> & {
  file: File
}

function Transcription<File extends AudioFile>({ file, t, onTranscribe }: TranscriptionProps<File>) {
  if (file.transcription) {
    return (
      <span className={transcription} title={file.transcription}>
        {file.transcription}
      </span>
    )
  }
  if (!onTranscribe) return <span className={missing}>{t('none')}</span>
  return (
    <Button
      variant="ghost"
      size="small"
      aria-label={t('addTo', { name: file.name })}
      onPress={() => onTranscribe(file)}
    >
      {t('add')}
    </Button>
  )
}

export type Selection = {
  readonly ids: ReadonlySet<AudioFile['id']>
  readonly onChange: (ids: ReadonlySet<AudioFile['id']>) => void
}

/** Boxes that choose rows, and one above them that chooses all. */
export function selectionColumn<File extends AudioFile>(
  t: Labels,
  files: readonly File[],
  { ids, onChange }: Selection,
): Column<File> {
  const chosen = files.filter(({ id }) => ids.has(id)).length
  return {
    id: 'selection',
    header: t('selection'),
    width: '44px',
    headerCell: (
      <Checkbox
        label={t('selectAll')}
        isLabelHidden
        isSelected={files.length > 0 && chosen === files.length}
        isIndeterminate={chosen > 0 && chosen < files.length}
        onChange={(isSelected) => onChange(new Set(isSelected ? files.map(({ id }) => id) : []))}
      />
    ),
    cell: ({ id, name: label }) => (
      <Checkbox
        label={t('select', { name: label })}
        isLabelHidden
        isSelected={ids.has(id)}
        onChange={(isSelected) => {
          const next = new Set(ids)
          if (isSelected) next.add(id)
          else next.delete(id)
          onChange(next)
        }}
      />
    ),
  }
}
