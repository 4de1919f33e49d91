import {
  type Expectation,
  type RecordingExpectation,
  type UnitTest,
  type UnitTestRun,
  versions,
} from '@saywright/api/contract'
import { useCancelTask, useSaveUnitTest } from '@saywright/api/react'
import { brand, saveFile, useShell } from '@saywright/shell'
import { useLocale } from '@saywright/ui/i18n'
import { exportRun } from '../export/exportRun.js'
import { useTestMessages } from '../TestedTypeContext.js'
import type { TestedModel } from '../useTestedModel.js'
import type { UnitTestActions } from './UnitTestScreen.js'
import { useModelChange } from './useModelChange.js'
import { useWakeThreshold } from './wakeWords/useWakeThreshold.js'

type Shown = {
  readonly projectId: number
  readonly modelId: number
  readonly testId: number
  /** Undefined until they are read. */
  readonly model: TestedModel | undefined
  readonly test: UnitTest | undefined
  readonly run: UnitTestRun | undefined
}

type ResultActions = {
  readonly test: Pick<UnitTestActions['test'], 'applyThreshold' | 'expect'>
  readonly runs: Pick<UnitTestActions['runs'], 'export' | 'cancel'>
  readonly model: UnitTestActions['model']
}

/** Actions on a run: export it, cancel it, and apply its threshold to the test or the model. */
export function useResultActions({ projectId, modelId, testId, model, test, run }: Shown): ResultActions {
  const t = useTestMessages()
  const locale = useLocale()
  const { notices } = useShell()
  const cancel = useCancelTask()
  const save = useSaveUnitTest()
  const change = useModelChange(projectId, modelId)
  const wakeFrom = useWakeThreshold(projectId, modelId)
  const numbers = new Intl.NumberFormat(locale)
  return {
    test: {
      applyThreshold: async (confidence_threshold) => {
        const found = run && { threshold_run: run.id }
        await save({ params: { id: projectId, testId }, body: { confidence_threshold, ...found } })
        const threshold = numbers.format(confidence_threshold)
        notices.show({ cause: 'unit-test', tone: 'success', text: t('tuner.applied', { threshold }) })
      },
      expect: async (audioId, expectation) => {
        if (!test) return
        const expectations = expectationsOf(test, audioId, expectation)
        await save({ params: { id: projectId, testId }, body: { expectations } })
        const name = test.audio_files.find(({ id }) => id === audioId)?.name ?? ''
        notices.show({ cause: 'unit-test', tone: 'success', text: t('expect.saved', { name }) })
      },
    },
    runs: {
      export: (format, exported) => {
        if (!test) return
        const report = {
          product: `${brand.name} ${versions.console}`,
          model: model?.name ?? '',
          test,
          run: exported,
        }
        void exportRun(report, format, locale).then((file) => saveFile(...file))
      },
      cancel: async (taskId) => {
        await cancel({ params: { id: projectId, taskId } })
      },
    },
    model: {
      useThreshold: async (THRESHOLD) => {
        if (!model || !run) return
        const threshold = numbers.format(THRESHOLD)
        if (model.type === 'wake_word') return wakeFrom(model.content, THRESHOLD)
        await change(model.content, {
          body: {
            settings: { THRESHOLD },
            threshold_run: run.id,
            label: t('tuner.version', { threshold }),
          },
          saved: t('tuner.used', { threshold }),
          undone: t('tuner.undone', { threshold: numbers.format(model.threshold) }),
        })
      },
      refuse: async (sentence) => {
        if (model?.type !== 'voice_commands') return
        const { content } = model
        await change(content, {
          body: { suite: [...content.suite, { sentence, expect: 'refuse' }] },
          saved: t('mistakes.kept', { sentence }),
          undone: t('mistakes.unkept', { sentence }),
        })
      },
    },
  }
}

/** The expectations of the test, with another one for one of its recordings. */
function expectationsOf(test: UnitTest, audioId: number, expectation: Expectation): RecordingExpectation[] {
  return test.audio_files.map(({ id, expectation: kept, meaning }) => {
    const now = id === audioId ? expectation : kept
    return { audio_id: id, expectation: now, meaning: now === 'sentence' ? meaning : null }
  })
}
