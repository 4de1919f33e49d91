import { isAt, studioPaths } from '@saywright/shell/paths'
import type { ActiveTourStep } from '@saywright/ui'
import type { TranslateOf } from '@saywright/ui/i18n'
import type { TourEvent } from '../../parts/tour/tourProgress.js'
import { placeOfTested } from '../../parts/unit-tests/testHref.js'
import type { sampleTourMessages } from './messages.js'

export type SampleSituation = {
  readonly projectId: number
  /** The model that is open; absent on a page of none. */
  readonly modelId: number | undefined
  readonly pathname: string
  /** A sentence of the grammar that is open, once it is known. */
  readonly sentence: string | undefined
  readonly done: readonly TourEvent[]
  readonly isPassed: boolean
}

/** From the grammar to a passed test. Each step points at its target, or otherwise at a link to it. */
export function sampleSteps(
  t: TranslateOf<typeof sampleTourMessages>,
  { projectId, modelId, pathname, sentence, done, isPassed }: SampleSituation,
): readonly ActiveTourStep[] {
  const place = modelId === undefined ? undefined : { projectId, modelId }
  const tests =
    modelId === undefined ? undefined : studioPaths.unitTests(placeOfTested(projectId, { model_id: modelId }))
  const isAmongTests = tests !== undefined && isAt(pathname, tests)
  // The rail leads to the model that was changed last, a page of its tests back to their own.
  const toModel = [
    ...(place && isAmongTests ? [`main a[href="${studioPaths.voiceCommandModel(place)}"]`] : []),
    `a[href="${studioPaths.voiceCommands({ projectId })}"]`,
  ]
  return [
    {
      id: 'read',
      targets: ['#grammar-text', ...toModel],
      title: t('read.title'),
      text: t('read.text'),
      isDone: done.includes('read'),
      doneLabel: t('read.done'),
    },
    {
      id: 'tried',
      targets: ['#try-sentence', '#try-modes', ...toModel],
      title: t('tried.title'),
      text: sentence === undefined ? t('tried.text') : t('tried.textWith', { sentence }),
      isDone: done.includes('tried'),
    },
    {
      id: 'heard',
      targets: ['#kept-recordings', '#try-modes', ...toModel],
      title: t('heard.title'),
      text: t('heard.text'),
      isDone: done.includes('heard'),
    },
    {
      id: 'passed',
      targets: ['#run-test', '[id^="run-test-"]', ...(tests ? [`main a[href="${tests}"]`] : []), ...toModel],
      title: t('passed.title'),
      text: t(isAmongTests ? (pathname === tests ? 'passed.inList' : 'passed.text') : 'passed.toList'),
      isDone: isPassed,
    },
  ]
}
