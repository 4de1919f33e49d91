import type { AudioAsset } from '@saywright/api/contract'
import { Stack, Text } from '@saywright/ui'

import { useMemo } from 'react'
import { useTestMessages } from '../TestedTypeContext.js'
import { layout } from './AudioSamplesStep.css.js'
import { ChosenCard } from './ChosenCard.js'
import { Covered } from './Covered.js'
import { MakeAudioDialog, type MakeAudioDialogProps } from './MakeAudioDialog.js'
import { NewRecordings, type Uploading } from './NewRecordings.js'
import type { SampleSoundProps } from './SampleSound.js'
import { SampleTable } from './SampleTable.js'
import { StepFaults } from './StepFaults.js'
import { sampleRows } from './sampleRows.js'
import { isUntestable, type StepOfTest, type TestedContent } from './stepOfTest.js'
import { type RecordingExpected, withExpected } from './testValues.js'
import { useCheckedContent } from './useCheckedContent.js'
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
  tested: TestedContent
  recordings: Recordings
  making: Making
}

/** The recordings that are in the test, and what each has to lead to. */
export function AudioSamplesStep({ step, tested, recordings, making }: AudioSamplesStepProps) {
  const { values, change } = step
  const { lang } = tested
  const t = useTestMessages()
  const checked = useCheckedContent(tested, values)
  const { grammar, stateOf } = checked
  const { all, awaited, uploading } = recordings
  const { files } = values
  const words = tested.type === 'wake_word' ? tested.words : undefined
  const { expected } = useMemo(() => withExpected(values, all, words), [values, all, words])
  const rows = useMemo(
    () => sampleRows(all, { files, ...(expected && { expected }) }, stateOf),
    [all, files, expected, stateOf],
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
      expected: { ...values.expected, [id]: now },
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
      <StepFaults step={step} tested={tested} />
      <div className={layout}>
        <Stack gap="x2">
          <SampleTable
            {...{ rows, lang, choose, expect, transcribe }}
            grammar={grammar}
            sourceOf={recordings.sourceOf}
            onChooseAll={(ids) => change({ ...values, files: [...files, ...ids] })}
          />
          <NewRecordings
            uploading={uploading}
            takenNames={takenNames}
            onMake={isUntestable(tested) ? undefined : () => making.onOpenChange(true)}
          />
        </Stack>
        <Stack gap="x2">
          <ChosenCard rows={rows} />
          {!isUntestable(tested) && <Covered content={checked} rows={rows} lang={lang} />}
        </Stack>
      </div>
      {making.isOpen && (
        <MakeAudioDialog
          draft={['test-audio', ...making.sentences].join(' ')}
          sentences={making.sentences.length > 0 ? making.sentences : checked.examples()}
          lang={lang}
          speakers={making.speakers}
          onMake={making.onMake}
          onClose={() => making.onOpenChange(false)}
        />
      )}
    </Stack>
  )
}
