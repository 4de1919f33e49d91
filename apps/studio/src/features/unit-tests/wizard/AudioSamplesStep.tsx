import { type AudioAsset, limits } from '@saywright/api/contract'
import { type Analysis, generate } from '@saywright/grammar'
import {
  Button,
  Card,
  Checkbox,
  type Column,
  DataTable,
  EmptyState,
  Inline,
  Link,
  Message,
  matchesText,
  SearchField,
  Stack,
  type Status,
  StatusBadge,
  Text,
} from '@saywright/ui'
import { type TranslateOf, useLocale, useMessages } from '@saywright/ui/i18n'
import { useMemo, useState } from 'react'
import { unitTestsMessages } from '../messages/index.js'
import { audioName, layout } from './AudioSamplesStep.css.js'
import { CoverageCard } from './CoverageCard.js'
import { MakeAudioDialog, type MakeAudioDialogProps } from './MakeAudioDialog.js'
import { SampleSound, type SampleSoundProps } from './SampleSound.js'
import { type SentenceState, sentenceState } from './sentenceState.js'
import { TranscriptionField } from './TranscriptionField.js'
import { slotsOfTest, type TestValues } from './testValues.js'

/** The test as it stands in this step of the wizard. */
type StepOfTest = {
  readonly values: TestValues
  readonly change: (values: TestValues) => void
  /** Whether the person tried to go on with something missing. */
  readonly isAtFault: boolean
}

/** What the sentences of the recordings are judged by. */
type TestedGrammar = {
  readonly analysis: Analysis
  readonly slots: Parameters<typeof slotsOfTest>[0]['slots']
  /** Of the sentences, as a BCP 47 tag. */
  readonly lang: string | undefined
  readonly href: string
}

/** Recordings of the project, newest first, and what can be done with each. */
export type Recordings = Pick<SampleSoundProps, 'sourceOf'> & {
  readonly all: readonly AudioAsset[]
  /** @returns whether it is kept. */
  readonly onTranscribe: (recording: AudioAsset, transcription: string) => Promise<boolean>
}

/** The dialog that makes recordings of sentences. */
export type Making = Pick<MakeAudioDialogProps, 'speakers' | 'onMake'> & {
  /** Those of which recordings are offered; some of the grammar when there are none. */
  readonly sentences: readonly string[]
  readonly isOpen: boolean
  readonly onOpenChange: (isOpen: boolean) => void
}

export type AudioSamplesStepProps = {
  step: StepOfTest
  grammar: TestedGrammar
  recordings: Recordings
  making: Making
}

type Labels = TranslateOf<typeof unitTestsMessages>
type Row = AudioAsset & { readonly state: SentenceState; readonly isChosen: boolean }

const states: Readonly<Record<SentenceState, Status>> = {
  accepted: 'done',
  notAccepted: 'failed',
  missing: 'waiting',
  unknown: 'waiting',
}

/** The recordings that are in the test: those with a transcription can be. */
export function AudioSamplesStep({ step, grammar, recordings, making }: AudioSamplesStepProps) {
  const { values, change } = step
  const { analysis, lang } = grammar
  const t = useMessages(unitTestsMessages)
  const locale = useLocale()
  const [query, setQuery] = useState('')
  const slots = useMemo(() => slotsOfTest({ slots: grammar.slots }, values), [grammar.slots, values])
  const rows = useMemo(() => {
    const chosen = new Set(values.files)
    return recordings.all.map((recording) => ({
      ...recording,
      state: sentenceState(analysis, slots, recording.transcription),
      isChosen: chosen.has(recording.id),
    }))
  }, [recordings.all, analysis, slots, values.files])
  const shown = rows.filter(({ name, transcription }) => matchesText(`${name} ${transcription ?? ''}`, query))
  const open = shown.filter(({ state, isChosen }) => !isChosen && state !== 'missing').map(({ id }) => id)
  const choose = (id: number, isChosen: boolean) => {
    const others = values.files.filter((file) => file !== id)
    change({ ...values, files: isChosen ? [...others, id] : others })
  }
  const transcribe = async (recording: AudioAsset, transcription: string) => {
    if (!(await recordings.onTranscribe(recording, transcription))) return false
    change({ ...values, files: [...values.files.filter((file) => file !== recording.id), recording.id] })
    return true
  }
  const durations = new Intl.NumberFormat(locale, seconds)
  const columns = columnsOf({ t, durations, lang, sourceOf: recordings.sourceOf, choose, transcribe })
  return (
    <Stack gap="x3">
      <Text tone="secondary">{t('audio.lead')}</Text>
      <StepFaults step={step} grammar={grammar} />
      <div className={layout}>
        <Stack gap="x2">
          <Inline gap="x2" justify="between">
            <SearchField label={t('audio.search')} value={query} onChange={setQuery} />
            {open.length > 0 && (
              <Button onPress={() => change({ ...values, files: [...values.files, ...open] })}>
                {t('audio.chooseAll', { count: open.length })}
              </Button>
            )}
            <Button isDisabled={analysis.hasErrors} onPress={() => making.onOpenChange(true)}>
              {t('make.button')}
            </Button>
          </Inline>
          <Card isFlush>
            <DataTable
              caption={t('audio.caption')}
              columns={columns}
              rows={shown}
              rowKey={({ id }) => id}
              empty={
                recordings.all.length > 0 ? (
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
          </Card>
        </Stack>
        <Stack gap="x2">
          <Chosen rows={rows} />
          {!analysis.hasErrors && (
            <CoverageCard
              compiled={analysis.compiled}
              slots={slots}
              lang={lang}
              sentences={rows.flatMap(({ isChosen, transcription }) =>
                isChosen && transcription ? [transcription] : [],
              )}
            />
          )}
        </Stack>
      </div>
      {making.isOpen && (
        <MakeAudioDialog
          draft={['test-audio', ...making.sentences].join(' ')}
          sentences={
            making.sentences.length > 0
              ? making.sentences
              : generate(analysis.compiled, { slots, limit: sampleSize, seed: 1 })
          }
          lang={lang}
          speakers={making.speakers}
          onMake={making.onMake}
          onClose={() => making.onOpenChange(false)}
        />
      )}
    </Stack>
  )
}

const sampleSize = 10

const seconds = {
  style: 'unit',
  unit: 'second',
  unitDisplay: 'short',
  maximumFractionDigits: 1,
} as const

/** What keeps one from going on, once one tried. */
function StepFaults({
  step: { values, isAtFault },
  grammar,
}: Pick<AudioSamplesStepProps, 'step' | 'grammar'>) {
  const t = useMessages(unitTestsMessages)
  if (grammar.analysis.hasErrors)
    return (
      <Message
        tone="danger"
        isAnnounced
        actions={
          <Link href={grammar.href} variant="standalone">
            {t('audio.toGrammar')}
          </Link>
        }
      >
        {t('audio.grammarErrors')}
      </Message>
    )
  if (values.files.length > limits.filesPerUnitTest)
    return (
      <Message tone="danger" isAnnounced>
        {t('audio.tooMany', { most: limits.filesPerUnitTest })}
      </Message>
    )
  if (!isAtFault || values.files.length > 0) return null
  return (
    <Message tone="danger" isAnnounced>
      {t('audio.atLeastOne')}
    </Message>
  )
}

/** How much is in the test, and what can never pass. */
function Chosen({ rows }: { rows: readonly Row[] }) {
  const t = useMessages(unitTestsMessages)
  const locale = useLocale()
  const chosen = rows.filter(({ isChosen }) => isChosen)
  const never = chosen.filter(({ state }) => state === 'notAccepted').map(({ name }) => name)
  const total = chosen.reduce((sum, { duration }) => sum + (duration ?? 0), 0)
  const duration = new Intl.NumberFormat(locale, seconds).format(total)
  return (
    <Card title={t('audio.inTest')}>
      <Stack gap="x2">
        <span role="status">{t('audio.count', { count: chosen.length, duration })}</span>
        {never.length > 0 && (
          <Message tone="warning">
            {t('audio.never', {
              count: never.length,
              names: new Intl.ListFormat(locale).format(never.slice(0, 5)),
            })}
          </Message>
        )}
      </Stack>
    </Card>
  )
}

type ColumnsInput = Pick<TestedGrammar, 'lang'> &
  Pick<Recordings, 'sourceOf'> & {
    readonly t: Labels
    readonly durations: Intl.NumberFormat
    readonly choose: (id: number, isChosen: boolean) => void
    readonly transcribe: Recordings['onTranscribe']
  }

function columnsOf({ t, durations, lang, sourceOf, choose, transcribe }: ColumnsInput): Column<Row>[] {
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
      cell: ({ name }) => <span className={audioName}>{name}</span>,
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
      id: 'transcription',
      header: t('audio.transcription'),
      cell: (row) =>
        row.transcription?.trim() ? (
          <span lang={lang}>{row.transcription}</span>
        ) : (
          <TranscriptionField
            id={row.id}
            name={row.name}
            lang={lang}
            onKeep={(transcription) => transcribe(row, transcription)}
          />
        ),
    },
    {
      id: 'grammar',
      header: t('audio.grammar'),
      cell: ({ state }) =>
        state !== 'unknown' && <StatusBadge status={states[state]}>{t(`audio.${state}`)}</StatusBadge>,
    },
  ]
}
