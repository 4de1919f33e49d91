import { DataTable, type DataTableProps } from '@saywright/ui'
import { useLanguageTag, useMessages } from '@saywright/ui/i18n'
import { useWidthClass } from '@saywright/ui/theme'
import { type Ref, useMemo } from 'react'
import type { AudioSource } from '../../playback/loadSound.js'
import { type AudioFile, type AudioFileColumn, allAudioFileColumns } from './AudioFile.js'
import { nameRoom } from './AudioFileTable.css.js'
import { audioFileColumns, selectionColumn } from './audioFileColumns.js'
import { audioFileTableMessages } from './messages.js'

export type AudioFileTableProps<File extends AudioFile = AudioFile> = Pick<
  DataTableProps<File>,
  | 'isLoading'
  | 'skeletonRows'
  | 'empty'
  | 'error'
  | 'onRetry'
  | 'reason'
  | 'sort'
  | 'onSortChange'
  | 'renderCard'
> & {
  /** What the table lists, for screen readers. */
  label: string
  /** Thousands are fine: only those in sight are drawn. */
  files: readonly File[]
  /** Where a recording is; asked for once a row. Keep the function while nothing changes. */
  sourceOf: (file: File) => AudioSource
  /** From the first to the last; all when absent. Keep the array while nothing changes. */
  columns?: readonly AudioFileColumn[]
  /** The recordings that are chosen; with `onSelectedChange`, which puts a box before each row. */
  selected?: ReadonlySet<File['id']>
  onSelectedChange?: ((selected: ReadonlySet<File['id']>) => void) | undefined
  /** The recording that is open elsewhere. */
  openId?: File['id'] | undefined
  /** What a press on a row does. */
  onOpen?: (file: File) => void
  /** Writes what is said in a recording that has no transcription; without it the row only says so. */
  onTranscribe?: ((file: File) => void) | undefined
  id?: string
  ref?: Ref<HTMLDivElement>
}

const none: ReadonlySet<AudioFile['id']> = new Set()

/** Recordings to listen to, compare and choose; one plays at a time. */
export function AudioFileTable<File extends AudioFile = AudioFile>({
  label,
  files,
  sourceOf,
  columns: shown = allAudioFileColumns,
  selected = none,
  onSelectedChange,
  openId,
  onOpen,
  onTranscribe,
  ...rest
}: AudioFileTableProps<File>) {
  const t = useMessages(audioFileTableMessages)
  const locale = useLanguageTag()
  const room = nameRoom[useWidthClass()]
  const facts = useMemo(() => {
    const all = audioFileColumns<File>({ t, locale, nameRoom: room, sourceOf, onTranscribe })
    return shown.map((column) => all[column])
  }, [t, locale, room, sourceOf, onTranscribe, shown])
  const columns = useMemo(
    () =>
      onSelectedChange
        ? [selectionColumn(t, files, { ids: selected, onChange: onSelectedChange }), ...facts]
        : facts,
    [t, files, selected, onSelectedChange, facts],
  )
  return (
    <DataTable
      {...rest}
      caption={label}
      columns={columns}
      rows={files}
      rowKey={({ id }) => id}
      isWindowed
      isRowSelected={({ id }) => id === openId}
      {...(onOpen && { onRowPress: onOpen })}
    />
  )
}
