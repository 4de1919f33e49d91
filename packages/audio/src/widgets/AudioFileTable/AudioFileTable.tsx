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
  /** Accessible name: what the table lists. */
  label: string
  /** The recordings; thousands are fine, because only visible rows are rendered. */
  files: readonly File[]
  /** Returns the source of a recording; called once per row. Pass the same function while nothing changes. */
  sourceOf: (file: File) => AudioSource
  /** Columns in display order; all when absent. Pass the same array while nothing changes. */
  columns?: readonly AudioFileColumn[]
  /** The ids of the selected recordings; requires `onSelectedChange`, which adds a checkbox to each row. */
  selected?: ReadonlySet<File['id']>
  onSelectedChange?: ((selected: ReadonlySet<File['id']>) => void) | undefined
  /** The id of the recording that is shown elsewhere on the page. */
  openId?: File['id'] | undefined
  /** Called with the recording of the pressed row. */
  onOpen?: (file: File) => void
  /**
   * Called when the user requests the transcription of a recording without one. Without it the row only states that there is
   * none.
   */
  onTranscribe?: ((file: File) => void) | undefined
  id?: string
  ref?: Ref<HTMLDivElement>
}

const none: ReadonlySet<AudioFile['id']> = new Set()

/** Lists recordings to play, compare and select; one plays at a time. */
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
