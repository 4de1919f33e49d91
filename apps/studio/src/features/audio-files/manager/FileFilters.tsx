import { FilterBar } from '@saywright/ui'
import { useMessages } from '@saywright/ui/i18n'
import type { ReactNode } from 'react'
import type { ProjectAudioFile } from '../../../parts/audio-files/projectAudioFile.js'
import { audioFilesMessages } from '../messages/index.js'
import { type FileFilter, formatName, formatsOf, noFilter } from './visibleFiles.js'

export type FileFiltersProps = {
  files: readonly ProjectAudioFile[]
  filter: FileFilter
  onChange: (filter: FileFilter) => void
  /** How many recordings the filter leaves. */
  found: number
  actions?: ReactNode
}

/** Finds recordings by their words, their transcription and their format. */
export function FileFilters({ files, filter, onChange, found, actions }: FileFiltersProps) {
  const t = useMessages(audioFilesMessages)
  return (
    <FilterBar
      label={t('filter.label')}
      search={{
        label: t('filter.search'),
        value: filter.search,
        onChange: (search) => onChange({ ...filter, search }),
      }}
      filters={[
        {
          id: 'transcription',
          label: t('filter.transcription'),
          value: filter.transcription,
          options: [
            { value: '', label: t('filter.anyTranscription') },
            { value: 'with', label: t('filter.transcribed') },
            { value: 'without', label: t('filter.notTranscribed') },
          ],
        },
        {
          id: 'format',
          label: t('filter.format'),
          value: filter.format,
          options: [
            { value: '', label: t('filter.anyFormat') },
            ...formatsOf(files).map((type) => ({ value: type, label: formatName(type) })),
          ],
        },
      ]}
      onChange={(id, value) => onChange({ ...filter, [id]: value })}
      onReset={() => onChange(noFilter)}
      found={found < files.length && t('filter.found', { found, count: files.length })}
      actions={actions}
    />
  )
}
