import { bothReady, type Loadable, mapReady, ready, type UnitTest } from '@saywright/api/contract'
import { toLoadable, useAudioFiles, useTestVoices, useUnitTest, useUnitTests } from '@saywright/api/react'
import { useMemo } from 'react'
import { useImportable } from '../../../parts/models/useImportable.js'
import { isTestOf } from '../../../parts/unit-tests/isTestOf.js'
import { type TestedPlace, useTestedModel } from '../useTestedModel.js'
import { blankTest, valuesOfTest } from './testValues.js'

type WizardTarget = {
  readonly projectId: number
  readonly place: TestedPlace
  /** The test that is edited; undefined for a new one. */
  readonly testId: number | undefined
}

/** The data of the wizard of a unit test: the model, its other tests, the recordings and the voices. */
export function useWizardSources({ projectId, place, testId }: WizardTarget) {
  const { type, modelId } = place
  const model = useTestedModel(projectId, place)
  const open = model.state === 'ready' ? model.value : undefined
  const { data: voices } = useTestVoices(projectId, open?.language, type)
  const commands = open?.type === 'voice_commands' ? open.content : undefined
  const { language, grammar } = commands ?? {}
  const library = useImportable({ projectId, modelId, language, grammar })?.library
  const recordings = toLoadable(useAudioFiles(projectId))
  const takenNames = useMemo(
    () => (recordings.state === 'ready' ? recordings.value.map(({ name }) => name) : []),
    [recordings],
  )
  const tests = toLoadable(useUnitTests(projectId))
  const edited = useUnitTest(projectId, testId)
  const test: Loadable<UnitTest | undefined> = testId === undefined ? ready(undefined) : toLoadable(edited)
  const sources = mapReady(
    bothReady(bothReady(model, recordings), bothReady(tests, test)),
    ([[own, files], [all, self]]) => ({
      model: own,
      library,
      recordings: files,
      tests: all.filter(isTestOf({ type, id: modelId })),
      initialValues: self ? valuesOfTest(self) : blankTest(own.threshold),
      self,
    }),
  )
  return { sources, takenNames, editedName: edited.data?.name, speakers: voices?.voices ?? [] }
}
