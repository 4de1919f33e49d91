import { concludeResult, type UnitTestResult } from '@saywright/api/contract'
import { Button, Card, type Column, DataTable, Stack, Text } from '@saywright/ui'
import { formatDate, useMessages } from '@saywright/ui/i18n'
import { useMemo, useState } from 'react'
import { unitTestsMessages } from '../messages/index.js'
import { PlayButton } from './PlayButton.js'
import {
  ConclusionBadge,
  type Labels,
  RecognizedSentence,
  type ResultRow as Row,
} from './RecognizedSentence.js'
import { RecordingDialog, type RecordingDialogProps } from './RecordingDialog.js'
import { audioName } from './ResultsTable.css.js'
import { ScoreBar } from './ScoreBar.js'

export type ResultsTableProps = Pick<RecordingDialogProps, 'lang' | 'fetchAudio'> & {
  results: readonly UnitTestResult[]
  /** From 0 to 10000: what is concluded with. */
  threshold: number
}

/** What came of each recording. */
export function ResultsTable({ results, threshold, lang, fetchAudio }: ResultsTableProps) {
  const t = useMessages(unitTestsMessages)
  const rows = useMemo(
    () => results.map((result) => ({ ...result, at: threshold, now: concludeResult(result, threshold) })),
    [results, threshold],
  )
  const columns = useMemo(() => resultColumns(t, lang, fetchAudio), [t, lang, fetchAudio])
  const [opened, setOpened] = useState<number>()
  const open = rows.find(({ id }) => id === opened)
  return (
    <>
      <DataTable
        caption={t('results.caption')}
        columns={columns}
        rows={rows}
        rowKey={({ id }) => id}
        onRowPress={({ id }) => setOpened(id)}
        renderCard={(row) => (
          <Card>
            <Stack gap="x2">
              <span className={audioName}>{row.audio_name}</span>
              <Text>{row.expected}</Text>
              <RecognizedSentence row={row} lang={lang} t={t} />
              <ConclusionBadge row={row} t={t} />
              {row.confidence !== null && (
                <ScoreBar confidence={row.confidence} threshold={row.at} conclusion={row.now} />
              )}
              <Play row={row} t={t} fetchAudio={fetchAudio} />
              <Button variant="ghost" size="small" onPress={() => setOpened(row.id)}>
                {t('results.words')}
              </Button>
            </Stack>
          </Card>
        )}
      />
      {open && (
        <RecordingDialog
          row={open}
          lang={lang}
          fetchAudio={fetchAudio}
          onClose={() => setOpened(undefined)}
        />
      )}
    </>
  )
}

function resultColumns(
  t: Labels,
  lang: string | undefined,
  fetchAudio: ResultsTableProps['fetchAudio'],
): Column<Row>[] {
  return [
    {
      id: 'play',
      header: t('list.actions'),
      isHeaderHidden: true,
      width: '52px',
      cell: (row) => <Play row={row} t={t} fetchAudio={fetchAudio} />,
    },
    {
      id: 'name',
      header: t('results.audioName'),
      isRowHeader: true,
      sortValue: ({ audio_name }) => audio_name,
      cell: ({ audio_name }) => <span className={audioName}>{audio_name}</span>,
    },
    {
      id: 'expected',
      header: t('results.expected'),
      cell: ({ expected }) => <span lang={lang}>{expected}</span>,
    },
    {
      id: 'result',
      header: t('results.result'),
      cell: (row) => <RecognizedSentence row={row} lang={lang} t={t} />,
    },
    {
      id: 'confidence',
      header: t('results.confidence'),
      sortValue: ({ confidence }) => confidence ?? undefined,
      cell: ({ confidence, at, now }) =>
        confidence !== null && <ScoreBar confidence={confidence} threshold={at} conclusion={now} />,
    },
    {
      id: 'conclusion',
      header: t('results.conclusion'),
      sortValue: ({ now }) => t(`results.conclusions.${now}`),
      cell: (row) => <ConclusionBadge row={row} t={t} />,
    },
    {
      id: 'tested',
      header: t('results.testedOn'),
      align: 'end',
      cell: ({ tested_at }) => tested_at && formatDate(tested_at),
    },
  ]
}

type PlayProps = { row: Row; t: Labels; fetchAudio: ResultsTableProps['fetchAudio'] }

function Play({ row: { audio_id, audio_name }, t, fetchAudio }: PlayProps) {
  return (
    audio_id !== null && (
      <PlayButton
        label={t('results.play', { name: audio_name })}
        audioId={audio_id}
        fetchAudio={fetchAudio}
      />
    )
  )
}
