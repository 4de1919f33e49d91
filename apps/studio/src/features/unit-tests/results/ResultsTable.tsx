import type { Expectation, UnitTest, UnitTestResult } from '@saywright/api/contract'
import { Button, Card, DataTable, Stack, Text } from '@saywright/ui'

import { useId, useMemo, useState } from 'react'
import { useTestMessages } from '../TestedTypeContext.js'
import { ExpectationDialog } from './ExpectationDialog.js'
import { ExpectationMark } from './ExpectationMark.js'
import { ConclusionBadge, RecognizedSentence } from './RecognizedSentence.js'
import { RecordingDialog, type RecordingDialogProps } from './RecordingDialog.js'
import { ResultFilters } from './ResultFilters.js'
import { ResultKeysHint } from './ResultKeysHint.js'
import { audioName, keysBelow } from './ResultsTable.css.js'
import { PlayOfRow, resultColumns } from './resultColumns.js'
import { anyResult, filterRows, resultRows } from './resultRows.js'
import { ScoreBar } from './ScoreBar.js'

export type ResultsTableProps = Pick<RecordingDialogProps, 'lang' | 'fetchAudio'> & {
  results: readonly UnitTestResult[]
  /** From 0 to 10000: the threshold of the conclusions. */
  threshold: number
  /** The threshold of the comparison. */
  comparedWith: number
  /** The current expectations of the test. */
  expected: UnitTest['audio_files']
  onExpect: (audioId: number, expectation: Expectation) => Promise<void>
}

/** The result of each recording, failed ones first. */
export function ResultsTable({
  results,
  threshold,
  comparedWith,
  expected,
  onExpect,
  lang,
  fetchAudio,
}: ResultsTableProps) {
  const t = useTestMessages()
  const hintId = useId()
  const [filter, setFilter] = useState(anyResult)
  const [opened, setOpened] = useState<number>()
  const [expecting, setExpecting] = useState<number>()
  const rows = useMemo(() => resultRows(results, threshold, comparedWith), [results, threshold, comparedWith])
  const shown = useMemo(() => filterRows(rows, filter), [rows, filter])
  const columns = useMemo(
    () => resultColumns({ t, lang, fetchAudio, expected, onExpect: setExpecting }),
    [t, lang, fetchAudio, expected],
  )
  const open = rows.find(({ id }) => id === opened)
  const ofTest = expected.find(({ id }) => id === expecting)
  return (
    <Card isFlush>
      <ResultFilters rows={rows} filter={filter} onFilter={setFilter} threshold={threshold} />
      <section aria-label={t('results.caption')} aria-describedby={hintId} aria-keyshortcuts="/ J K Enter E">
        <DataTable
          caption={t('results.caption')}
          columns={columns}
          rows={shown}
          rowKey={({ id }) => id}
          onRowPress={({ id }) => setOpened(id)}
          empty={t('filter.none')}
          renderCard={(row) => (
            <Card>
              <Stack gap="x2">
                <span className={audioName}>{row.audio_name}</span>
                <ExpectationMark expectation={row.expectation}>
                  {t(`results.expectations.${row.expectation}`)}
                </ExpectationMark>
                {row.expected && <Text>{row.expected}</Text>}
                <RecognizedSentence row={row} lang={lang} t={t} />
                <ConclusionBadge row={row} t={t} />
                {row.confidence !== null && (
                  <ScoreBar confidence={row.confidence} threshold={row.at} conclusion={row.now} />
                )}
                <PlayOfRow row={row} t={t} fetchAudio={fetchAudio} />
                <Button variant="ghost" size="small" onPress={() => setOpened(row.id)}>
                  {t('results.words')}
                </Button>
              </Stack>
            </Card>
          )}
        />
      </section>
      <div className={keysBelow}>
        <ResultKeysHint id={hintId} />
      </div>
      {open && (
        <RecordingDialog
          row={open}
          lang={lang}
          fetchAudio={fetchAudio}
          onClose={() => setOpened(undefined)}
        />
      )}
      {ofTest && (
        <ExpectationDialog
          name={ofTest.name}
          expectation={ofTest.expectation}
          hasTranscription={Boolean(ofTest.transcription?.trim())}
          onSave={(expectation) => onExpect(ofTest.id, expectation)}
          onClose={() => setExpecting(undefined)}
        />
      )}
    </Card>
  )
}
