import type { UnitTest } from '@saywright/api/contract'
import { type Column, Icon, IconButton } from '@saywright/ui'
import { formatDate } from '@saywright/ui/i18n'
import { Pencil } from 'lucide-react'
import { ExpectationMark } from './ExpectationMark.js'
import { PlayButton } from './PlayButton.js'
import { ConclusionBadge, type Labels, RecognizedSentence } from './RecognizedSentence.js'
import type { RecordingDialogProps } from './RecordingDialog.js'
import { audioName, expectation, nothing, sentence } from './ResultsTable.css.js'
import type { ResultRow } from './resultRows.js'
import { ScoreBar } from './ScoreBar.js'

type ResultColumnsInput = Pick<RecordingDialogProps, 'lang' | 'fetchAudio'> & {
  readonly t: Labels
  /** Recordings of the test: the expectations of others can no longer be changed. */
  readonly expected: UnitTest['audio_files']
  readonly onExpect: (audioId: number) => void
}

/** The columns of the results. */
export function resultColumns(input: ResultColumnsInput): Column<ResultRow>[] {
  const { t, lang, fetchAudio } = input
  return [
    {
      id: 'play',
      header: t('list.actions'),
      isHeaderHidden: true,
      width: '52px',
      cell: (row) => <PlayOfRow row={row} t={t} fetchAudio={fetchAudio} />,
    },
    {
      id: 'name',
      header: t('results.audioName'),
      isRowHeader: true,
      sortValue: ({ audio_name }) => audio_name,
      cell: ({ audio_name }) => <span className={audioName}>{audio_name}</span>,
    },
    {
      id: 'expectation',
      header: t('results.expectation'),
      sortValue: (row) => t(`results.expectations.${row.expectation}`),
      cell: (row) => <Expected row={row} input={input} />,
    },
    {
      id: 'expected',
      header: t('results.said'),
      cell: ({ expected, expectation: kind }) => (
        <span lang={lang} className={kind === 'no_speech' ? `${sentence} ${nothing}` : sentence}>
          {expected}
        </span>
      ),
    },
    {
      id: 'result',
      header: t('results.heard'),
      cell: (row) => (
        <span className={sentence}>
          <RecognizedSentence row={row} lang={lang} t={t} />
        </span>
      ),
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

/** The expectation of the run, and a button for another one. */
function Expected({ row, input }: { row: ResultRow; input: ResultColumnsInput }) {
  const { t, expected, onExpect } = input
  const ofTest = expected.find(({ id }) => id === row.audio_id)
  return (
    <span className={expectation}>
      <ExpectationMark expectation={row.expectation}>
        {t(`results.expectations.${row.expectation}`)}
      </ExpectationMark>
      {ofTest && (
        <span data-does="expect">
          <IconButton
            size="small"
            variant="ghost"
            label={t('expect.open', { name: row.audio_name })}
            icon={<Icon of={Pencil} />}
            onPress={() => onExpect(ofTest.id)}
          />
        </span>
      )}
    </span>
  )
}

type PlayOfRowProps = Pick<RecordingDialogProps, 'fetchAudio'> & { row: ResultRow; t: Labels }

/** Plays the recording of a row, while it is there. */
export function PlayOfRow({ row: { audio_id, audio_name }, t, fetchAudio }: PlayOfRowProps) {
  return (
    audio_id !== null && (
      <span data-does="play">
        <PlayButton
          label={t('results.play', { name: audio_name })}
          audioId={audio_id}
          fetchAudio={fetchAudio}
        />
      </span>
    )
  )
}
