import { type Loadable, limits } from '@saywright/api/contract'
import { AudioDropZone, type AudioFileColumn, AudioFileTable, type AudioSource } from '@saywright/audio'
import type { SubmissionErrors } from '@saywright/forms'
import { failureOf, StudioPanes } from '@saywright/shell/components'
import { Badge, Button, EmptyState, Heading, Icon, Message } from '@saywright/ui'
import { useMessages } from '@saywright/ui/i18n'
import { useWidthClass } from '@saywright/ui/theme'
import { FileHeadphone, Mic } from 'lucide-react'
import { useMemo, useState } from 'react'
import type { UploadsState } from '../../../parts/audio-files/createUploads.js'
import type { ProjectAudioFile } from '../../../parts/audio-files/projectAudioFile.js'
import { RecordDialog } from '../../../parts/audio-files/RecordDialog.js'
import { TranscriptDialog } from '../../../parts/audio-files/TranscriptDialog.js'
import { type UploadHandlers, UploadList } from '../../../parts/audio-files/UploadList.js'
import { audioFilesMessages } from '../messages/index.js'
import { content, heading, table } from './AudioFilesScreen.css.js'
import { DeleteFilesDialog } from './DeleteFilesDialog.js'
import { FileFilters } from './FileFilters.js'
import { type FileChanges, FilePane } from './FilePane.js'
import { SelectionActions } from './SelectionActions.js'
import { TranscribeDialog, type TranscribeDialogProps } from './TranscribeDialog.js'
import type { PeaksOf } from './usePeaks.js'
import { noFilter, visibleFiles } from './visibleFiles.js'

/** Actions on the recordings of a project. */
export type AudioFileHandlers = UploadHandlers & {
  readonly onUpload: (files: readonly File[]) => void
  readonly onSave: (
    file: ProjectAudioFile,
    changes: Partial<FileChanges>,
  ) => Promise<SubmissionErrors | undefined>
  /** Keeps a recording without its silence: in its own place, or beside it. */
  readonly onTrim: (
    file: ProjectAudioFile,
    trimmed: File,
    place: 'same' | 'new',
  ) => Promise<SubmissionErrors | undefined>
  readonly onRecognize: TranscribeDialogProps['onRecognize']
  readonly onAccept: TranscribeDialogProps['onAccept']
  /** Rejects when one could not be deleted. */
  readonly onDelete: (files: readonly ProjectAudioFile[]) => Promise<void>
}

export type AudioFilesScreenProps = {
  files: Loadable<readonly ProjectAudioFile[]>
  uploads: UploadsState
  sourceOf: (file: Pick<ProjectAudioFile, 'id'>) => AudioSource
  peaksOf?: PeaksOf
  /** Models that can recognize recordings. */
  models: TranscribeDialogProps['models']
  /** Absent for anyone who may only listen. */
  handlers: AudioFileHandlers | undefined
  isOffline?: boolean
  /** The recording that is open at first. */
  defaultOpenId?: number
}

const none: readonly ProjectAudioFile[] = []
const fileLimits = { maxBytes: limits.audioMaxBytes, maxMilliseconds: limits.audioMaxSeconds * 1000 }
// With a recording open on a laptop there is no room for all columns.
const fewer: readonly AudioFileColumn[] = ['name', 'sound', 'duration', 'transcription']

type Opened =
  | { readonly dialog: 'record' }
  | { readonly dialog: 'transcript'; readonly file: ProjectAudioFile }
  | { readonly dialog: 'delete' | 'transcribe'; readonly files: readonly ProjectAudioFile[] }

/** The recordings of a project: to add, listen to, name, transcribe and delete. */
export function AudioFilesScreen({
  files,
  uploads,
  sourceOf,
  peaksOf,
  models,
  handlers,
  isOffline = false,
  defaultOpenId,
}: AudioFilesScreenProps) {
  const t = useMessages(audioFilesMessages)
  const [filter, setFilter] = useState(noFilter)
  const [selected, setSelected] = useState<ReadonlySet<number>>(new Set())
  const [openId, setOpenId] = useState(defaultOpenId)
  const [opened, setOpened] = useState<Opened>()
  // Recordings that were made here rather than dropped.
  const [keptCount, setKeptCount] = useState(0)
  const width = useWidthClass()
  const all = files.state === 'ready' ? files.value : none
  const shown = useMemo(() => visibleFiles(all, filter), [all, filter])
  const takenNames = useMemo(() => all.map(({ name }) => name), [all])
  const open = all.find(({ id }) => id === openId)
  const chosen = all.filter(({ id }) => selected.has(id))
  const isFull = uploads.uploads.some((upload) => upload.status === 'failed' && upload.problem === 'full')
  const close = () => setOpened(undefined)
  const forget = (gone: readonly ProjectAudioFile[]) =>
    setSelected((ids) => new Set([...ids].filter((id) => !gone.some((file) => file.id === id))))
  const columns = open && width !== 'desktop' ? { columns: fewer } : {}
  return (
    <StudioPanes
      head={
        <>
          <div className={heading}>
            <Icon of={FileHeadphone} size={20} />
            <Heading level={1} variant="h2" isFocusable>
              {t('title')}
            </Heading>
            {files.state === 'ready' && (
              <Badge count={all.length} label={t('count', { count: all.length })} />
            )}
          </div>
          {handlers && (
            <Button icon={<Icon of={Mic} />} onPress={() => setOpened({ dialog: 'record' })}>
              {t('record')}
            </Button>
          )}
        </>
      }
      asideLabel={t('pane.label')}
      aside={
        open && (
          <FilePane
            file={open}
            sourceOf={sourceOf}
            peaksOf={peaksOf}
            takenNames={takenNames.filter((name) => name !== open.name)}
            onSave={handlers && ((changes) => handlers.onSave(open, changes))}
            onDelete={handlers && (() => setOpened({ dialog: 'delete', files: [open] }))}
            onTrim={handlers && ((trimmed, place) => handlers.onTrim(open, trimmed, place))}
            onClose={() => setOpenId(undefined)}
          />
        )
      }
    >
      <div className={content}>
        {isOffline && <Message tone="warning">{t('offline')}</Message>}
        {isFull && (
          <Message tone="warning" title={t('full.title')} isAnnounced>
            {t('full.text')}
          </Message>
        )}
        {handlers ? (
          <>
            <AudioDropZone
              limits={fileLimits}
              allowsMultiple
              given={keptCount}
              onAccepted={(file) => handlers.onUpload([file])}
            />
            <UploadList {...uploads} {...handlers} takenNames={takenNames} />
          </>
        ) : (
          <Message tone="info">{t('readOnly')}</Message>
        )}
        {all.length > 0 && (
          <FileFilters
            files={all}
            filter={filter}
            onChange={setFilter}
            found={shown.length}
            actions={
              handlers &&
              chosen.length > 0 && (
                <SelectionActions
                  count={chosen.length}
                  onDeselect={() => setSelected(new Set())}
                  onTranscribe={() => setOpened({ dialog: 'transcribe', files: chosen })}
                  onDelete={() => setOpened({ dialog: 'delete', files: chosen })}
                />
              )
            }
          />
        )}
        <div className={table}>
          <AudioFileTable
            label={t('title')}
            files={shown}
            sourceOf={sourceOf}
            {...columns}
            isLoading={files.state === 'loading'}
            {...(files.state === 'failed' && { error: t('failed'), ...failureOf(files) })}
            empty={
              all.length > 0 ? (
                t('filter.none')
              ) : (
                <EmptyState title={t('empty.title')}>{t('empty.text')}</EmptyState>
              )
            }
            selected={selected}
            onSelectedChange={handlers && setSelected}
            openId={openId}
            onOpen={({ id }) => setOpenId(id)}
            onTranscribe={handlers && ((file) => setOpened({ dialog: 'transcript', file }))}
          />
        </div>
      </div>
      {handlers && opened?.dialog === 'record' && (
        <RecordDialog
          takenNames={takenNames}
          onKeep={(file) => {
            setKeptCount(keptCount + 1)
            handlers.onUpload([file])
          }}
          onClose={close}
        />
      )}
      {handlers && opened?.dialog === 'transcript' && (
        <TranscriptDialog
          file={opened.file}
          source={sourceOf(opened.file)}
          onSave={async (transcription) => {
            const errors = await handlers.onSave(opened.file, { transcription })
            if (!errors) close()
            return errors
          }}
          onClose={close}
        />
      )}
      {handlers && opened?.dialog === 'transcribe' && (
        <TranscribeDialog
          files={opened.files}
          models={models}
          onRecognize={handlers.onRecognize}
          onAccept={handlers.onAccept}
          onClose={close}
        />
      )}
      {handlers && opened?.dialog === 'delete' && (
        <DeleteFilesDialog
          files={opened.files}
          onDelete={async () => {
            await handlers.onDelete(opened.files)
            forget(opened.files)
          }}
          onClose={close}
        />
      )}
    </StudioPanes>
  )
}
