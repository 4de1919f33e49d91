import { Button, Card, DataTable, EmptyState, matchesText, SearchField, Stack } from '@saywright/ui'
import { useLocale } from '@saywright/ui/i18n'
import { useMemo, useState } from 'react'
import { useTestMessages } from '../TestedTypeContext.js'
import { foot, search } from './AudioSamplesStep.css.js'
import { type SampleColumnsInput, sampleColumns } from './sampleColumns.js'
import type { SampleRow } from './sampleRows.js'
import { secondsFormat } from './secondsFormat.js'

export type SampleTableProps = Omit<SampleColumnsInput, 't' | 'durations'> & {
  rows: readonly SampleRow[]
  onChooseAll: (ids: readonly number[]) => void
}

// Few, so that what follows the table is a few tabs away, however many recordings a project has.
const first = 8

/** The recordings of the project, the first of them until all are requested. */
export function SampleTable({ rows, onChooseAll, ...input }: SampleTableProps) {
  const t = useTestMessages()
  const locale = useLocale()
  const [query, setQuery] = useState('')
  const [isWhole, setWhole] = useState(false)
  const found = useMemo(
    () => rows.filter(({ name, transcription }) => matchesText(`${name} ${transcription ?? ''}`, query)),
    [rows, query],
  )
  // New recordings are visible, wherever the list is cut.
  const shown = isWhole ? found : found.filter(({ isChosen }, index) => index < first || isChosen)
  const open = found.filter(({ state, isChosen }) => !isChosen && state !== 'missing').map(({ id }) => id)
  const durations = new Intl.NumberFormat(locale, secondsFormat)
  const columns = sampleColumns({ ...input, t, durations })
  return (
    <>
      <div className={search}>
        <SearchField label={t('audio.search')} value={query} onChange={setQuery} />
      </div>
      <Card isFlush>
        <DataTable
          caption={t('audio.caption')}
          columns={columns}
          rows={shown}
          rowKey={({ id }) => id}
          empty={
            rows.length > 0 ? (
              t('audio.noMatch')
            ) : (
              <EmptyState title={t('audio.empty.title')}>{t('audio.empty.text')}</EmptyState>
            )
          }
          renderCard={(row) => (
            <Card>
              <Stack gap="x2">
                {columns.map(({ id, cell }) => (
                  <div key={id}>{cell(row)}</div>
                ))}
              </Stack>
            </Card>
          )}
        />
        {rows.length > 0 && (
          <div className={foot}>
            <span>{t('audio.shown', { shown: shown.length, count: rows.length })}</span>
            {shown.length < found.length && (
              <Button variant="ghost" size="small" onPress={() => setWhole(true)}>
                {t('audio.showAll')}
              </Button>
            )}
            {open.length > 0 && (
              <Button size="small" onPress={() => onChooseAll(open)}>
                {t('audio.chooseAll', { count: open.length })}
              </Button>
            )}
          </div>
        )}
      </Card>
    </>
  )
}
