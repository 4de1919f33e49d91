import {
  toLoadable,
  useAudioFileContent,
  useUnitTest,
  useUnitTestRun,
  useUnitTestRuns,
} from '@saywright/api/react'
import { idOf, studioPaths } from '@saywright/shell/paths'
import { useSearchParams } from 'react-router'
import { useSpeech } from '../../../parts/speech/useSpeech.js'
import { placeOfTested } from '../../../parts/unit-tests/testHref.js'
import { useStartRun } from '../useStartRun.js'
import { type TestedPlace, useTestedModel } from '../useTestedModel.js'
import { isScoredAlike, referenceOf } from './runDifference.js'
import { type ResultTab, resultTabs, type UnitTestScreenProps } from './UnitTestScreen.js'
import { useLeaveForTests } from './useLeaveForTests.js'
import { useResultActions } from './useResultActions.js'

const isTab = (value: string | null): value is ResultTab => resultTabs.some((tab) => tab === value)

/**
 * The results of a unit test, and all actions on it.
 *
 * @param testId undefined for an address that names none, which is left.
 */
export function useUnitTestResults(
  projectId: number,
  place: TestedPlace,
  testId: number | undefined,
): UnitTestScreenProps {
  const [search, setSearch] = useSearchParams()
  const { type, modelId } = place
  const loaded = useTestedModel(projectId, place)
  const model = loaded.state === 'ready' ? loaded.value : undefined
  const commands = model?.type === 'voice_commands' ? model.content : undefined
  const address = placeOfTested(projectId, { model_id: modelId, model_type: type })
  const test = useUnitTest(projectId, testId)
  const runId = idOf(search.get('run') ?? undefined) ?? test.data?.last_run?.id
  const run = useUnitTestRun(projectId, testId, runId)
  const runs = useUnitTestRuns(projectId, testId)
  const compared = idOf(search.get('with') ?? undefined)
  const referenceId = compared ?? (run.data && referenceOf(runs.data ?? [], run.data)?.id)
  const reference = useUnitTestRun(projectId, testId, referenceId)
  const fetchAudio = useAudioFileContent(projectId)
  const start = useStartRun(projectId)
  const speech = useSpeech(projectId, run.data?.language ?? '')
  const results = useResultActions({
    ...{ projectId, modelId, testId: testId ?? 0 },
    ...{ model, test: test.data, run: run.data },
  })

  useLeaveForTests(studioPaths.unitTests(address), testId === undefined || test.error?.kind === 'notFound')
  const isOutdated = (measured: { is_current: boolean; scoring_version: number | null } | undefined) =>
    measured?.is_current === false && !!run.data && !isScoredAlike(measured, run.data)
  const tab = search.get('tab')
  const setInAddress = (changes: Record<string, string>) =>
    setSearch({ ...Object.fromEntries(search), ...changes }, { replace: true })
  return {
    state: {
      test: {
        loaded: toLoadable(test),
        isScoredOtherwise: isOutdated(test.data?.threshold_measured),
      },
      runs: {
        open: runId === undefined ? undefined : toLoadable(run),
        all: runs.data ?? [],
        reference: referenceId === undefined ? undefined : toLoadable(reference),
      },
      model: {
        type,
        language: model?.language,
        threshold: model?.threshold,
        isScoredOtherwise: isOutdated(commands?.threshold_measured),
        suite: commands?.suite.map(({ sentence }) => sentence),
      },
      navigation: {
        tab: isTab(tab) ? tab : 'results',
        backHref: studioPaths.unitTests(address),
        editHref: studioPaths.editUnitTest({ ...address, testId: testId ?? 0 }),
        runHrefOf: (id) => `${studioPaths.unitTest({ ...address, testId: testId ?? 0 })}?run=${id}`,
        wordsHrefOf: ({ name, isSlot }, line) => {
          if (isSlot)
            return {
              href: studioPaths.voiceCommandTab({ projectId, modelId, tab: 'slots' }),
              line: undefined,
            }
          const text = studioPaths.voiceCommandModel({ projectId, modelId })
          // A line of the tested text is meaningless in another text.
          const kept = commands?.grammar === run.data?.grammar ? line : undefined
          const [key, value] = kept === undefined ? ['rule', name.slice(1, -1)] : ['line', String(kept)]
          return { href: `${text}?${new URLSearchParams([[key, value]])}`, line: kept }
        },
      },
    },
    actions: {
      test: {
        ...results.test,
        run: async () => {
          if (await start(testId ?? 0)) setSearch({})
        },
      },
      runs: { ...results.runs, fetchAudio, compareWith: (id) => setInAddress({ with: String(id) }) },
      model: results.model,
      speech,
      navigation: { openTab: (next) => setInAddress({ tab: next }) },
    },
  }
}
