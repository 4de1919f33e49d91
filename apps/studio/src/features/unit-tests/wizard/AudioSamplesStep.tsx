import type { AudioAsset } from '@saywright/api/contract'
import { generate } from '@saywright/grammar'
import { Stack, Text } from '@saywright/ui'
import { useMessages } from '@saywright/ui/i18n'
import { useMemo } from 'react'
import { unitTestsMessages } from '../messages/index.js'
import { layout } from './AudioSamplesStep.css.js'
import { ChosenCard } from './ChosenCard.js'
import { CoverageCard } from './CoverageCard.js'
import { MakeAudioDialog, type MakeAudioDialogProps } from './MakeAudioDialog.js'
import { NewRecordings, type Uploading } from './NewRecordings.js'
import type { SampleSoundProps } from './SampleSound.js'
import { SampleTable } from './SampleTable.js'
import { StepFaults } from './StepFaults.js'
import { sampleRows } from './sampleRows.js'
import type { StepOfTest, TestedGrammar } from './stepOfTest.js'
import { type RecordingExpected, slotsOfTest } from './testValues.js'
import { useTickArrived } from './useTickArrived.js'

/** Recordings of the project, newest first, and what can be done with each. */
export type Recordings = Pick<SampleSoundProps, 'sourceOf'> & {
  readonly all: readonly AudioAsset[]
  /** @returns whether it was saved. */
  readonly onTranscribe: (recording: AudioAsset, transcription: string) => Promise<boolean>
  readonly uploading: Uploading
  /** Names of those that were recorded, uploaded or made in the wizard: they are in the test as they arrive. */
  readonly awaited: readonly string[]
}

/** The dialog that makes recordings of sentences. */
export type Making = Pick<MakeAudioDialogProps, 'speakers' | 'onMake'> & {
  /** The sentences whose recordings are offered; some of the grammar when empty. */
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

/** The recordings that are in the test, and what each has to lead to. */
export function AudioSamplesStep({ step, grammar, recordings, making }: AudioSamplesStepProps) {
  const { values, change } = step
  const { analysis, lang } = grammar
  const t = useMessages(unitTestsMessages)
  const slots = useMemo(() => slotsOfTest({ slots: grammar.slots }, values), [grammar.slots, values])
  const { all, awaited, uploading } = recordings
  const { files, expected } = values
  const rows = useMemo(
    () => sampleRows(all, { files, ...(expected && { expected }) }, { analysis, slots }),
    [all, files, expected, analysis, slots],
  )
  const takenNames = useMemo(() => all.map(({ name }) => name), [all])
  useTickArrived(all, awaited, step)
  const choose = (id: number, isChosen: boolean) => {
    const others = files.filter((file) => file !== id)
    change({ ...values, files: isChosen ? [...others, id] : others })
  }
  const expect = (id: number, now: RecordingExpected) =>
    change({
      ...values,
      expected: { ...expected, [id]: now },
      // Setting an expectation selects the recording too.
      files: files.includes(id) || now.expectation === 'sentence' ? files : [...files, id],
    })
  const transcribe = async (recording: AudioAsset, transcription: string) => {
    if (!(await recordings.onTranscribe(recording, transcription))) return false
    choose(recording.id, true)
    return true
  }
  return (
    <Stack gap="x3">
      <Text tone="secondary">{t('audio.lead')}</Text>
      <StepFaults step={step} grammar={grammar} />
      <div className={layout}>
        <Stack gap="x2">
          <SampleTable
            {...{ rows, lang, choose, expect, transcribe }}
            grammar={{ analysis, slots }}
            sourceOf={recordings.sourceOf}
            onChooseAll={(ids) => change({ ...values, files: [...files, ...ids] })}
          />
          <NewRecordings
            uploading={uploading}
            takenNames={takenNames}
            onMake={analysis.hasErrors ? undefined : () => making.onOpenChange(true)}
          />
        </Stack>
        <Stack gap="x2">
          <ChosenCard rows={rows} />
          {!analysis.hasErrors && (
            <CoverageCard
              compiled={analysis.compiled}
              slots={slots}
              lang={lang}
              sentences={rows.flatMap(({ isChosen, transcription, expected: { expectation } }) =>
                isChosen && transcription && expectation === 'sentence' ? [transcription] : [],
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
