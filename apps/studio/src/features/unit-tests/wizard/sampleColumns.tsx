import type { AudioAsset } from '@saywright/api/contract'
import { Checkbox, type Column, type Status, StatusBadge } from '@saywright/ui'
import type { TranslateOf } from '@saywright/ui/i18n'
import type { unitTestsMessages } from '../messages/index.js'
import { audioNameInTable, expectationChoice } from './AudioSamplesStep.css.js'
import { ExpectationChoice, type ExpectationChoiceProps } from './ExpectationChoice.js'
import { SampleSound, type SampleSoundProps } from './SampleSound.js'
import type { SampleRow } from './sampleRows.js'
import type { SentenceState } from './sentenceState.js'
import { TranscriptionField } from './TranscriptionField.js'
import type { RecordingExpected } from './testValues.js'

const states: Readonly<Record<SentenceState, Status>> = {
  accepted: 'done',
  notAccepted: 'failed',
  missing: 'waiting',
  unknown: 'waiting',
  toRefuse: 'done',
  inGrammar: 'failed',
}

export type SampleColumnsInput = Pick<SampleSoundProps, 'sourceOf'> &
  Pick<ExpectationChoiceProps, 'grammar'> & {
    readonly t: TranslateOf<typeof unitTestsMessages>
    readonly durations: Intl.NumberFormat
    /** Of the sentences, as a BCP 47 tag. */
    readonly lang: string | undefined
    readonly choose: (id: number, isChosen: boolean) => void
    readonly expect: (id: number, expected: RecordingExpected) => void
    readonly transcribe: (recording: AudioAsset, transcription: string) => Promise<boolean>
  }

/** The columns of the recordings. */
export function sampleColumns(input: SampleColumnsInput): Column<SampleRow>[] {
  const { t, durations, lang, sourceOf, grammar, choose, expect, transcribe } = input
  return [
    {
      id: 'choose',
      header: t('audio.choose'),
      isHeaderHidden: true,
      width: '44px',
      cell: ({ id, name, isChosen, state }) => (
        <Checkbox
          label={t('audio.chooseOf', { name })}
          isLabelHidden
          isSelected={isChosen}
          isDisabled={state === 'missing' && !isChosen}
          onChange={(now) => choose(id, now)}
        />
      ),
    },
    {
      id: 'name',
      header: t('audio.name'),
      isRowHeader: true,
      cell: ({ name }) => <span className={audioNameInTable}>{name}</span>,
    },
    {
      id: 'sound',
      header: t('audio.sound'),
      cell: (row) => <SampleSound recording={row} sourceOf={sourceOf} />,
    },
    {
      id: 'duration',
      header: t('audio.duration'),
      align: 'end',
      cell: ({ duration }) => duration !== null && durations.format(duration),
    },
    {
      id: 'expectation',
      header: t('results.expectation'),
      cell: (row) => (
        <div className={expectationChoice}>
          <ExpectationChoice row={row} grammar={grammar} onChange={(expected) => expect(row.id, expected)} />
          {row.state !== 'unknown' && (
            <StatusBadge status={states[row.state]}>{t(`audio.${row.state}`)}</StatusBadge>
          )}
        </div>
      ),
    },
    {
      id: 'transcription',
      header: t('audio.transcription'),
      cell: (row) =>
        row.transcription?.trim() ? (
          <span lang={lang}>{row.transcription}</span>
        ) : (
          row.expected.expectation !== 'no_speech' && (
            <TranscriptionField
              id={row.id}
              name={row.name}
              lang={lang}
              onKeep={(transcription) => transcribe(row, transcription)}
            />
          )
        ),
    },
  ]
}
