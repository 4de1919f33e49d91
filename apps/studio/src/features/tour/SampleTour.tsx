import { useUnitTests, useVoiceCommandModel } from '@saywright/api/react'
import { analyze, generate } from '@saywright/grammar'
import { idOf, studioPaths } from '@saywright/shell/paths'
import { ActiveTour } from '@saywright/ui'
import { useMessages } from '@saywright/ui/i18n'
import { useEffect, useMemo, useState } from 'react'
import { matchPath, useLocation } from 'react-router'
import { slotValues } from '../../parts/models/slotValues.js'
import { useTourProgress } from '../../parts/tour/tourProgress.js'
import { sampleTourMessages } from './messages.js'
import { passedAny } from './passedAny.js'
import { sampleSteps } from './sampleSteps.js'

export type SampleTourProps = { projectId: number }

/** From the first visit of a sample to a passed test, by the actions of the user. */
export function SampleTour({ projectId }: SampleTourProps) {
  const t = useMessages(sampleTourMessages)
  const [progress, store] = useTourProgress(projectId)
  const { data: tests } = useUnitTests(progress.isEnded ? undefined : projectId)
  const isPassed = tests !== undefined && passedAny(tests)
  // A user who finished it before, perhaps on another device, does not see it again; its end is announced.
  const [isNew, setIsNew] = useState<boolean>()
  if (isNew === undefined && tests) setIsNew(!isPassed || progress.done.length > 0)
  const isWanted = isNew === true && !progress.isEnded
  useEffect(() => {
    if (isWanted) store.begin(projectId)
  }, [isWanted, store, projectId])
  if (!isWanted) return null
  return <OpenTour {...{ projectId, isPassed }} key={projectId} label={t('label')} />
}

function OpenTour({ projectId, isPassed, label }: SampleTourProps & { isPassed: boolean; label: string }) {
  const t = useMessages(sampleTourMessages)
  const [{ done, isLeft }, store] = useTourProgress(projectId)
  const { pathname } = useLocation()
  const opened = matchPath({ path: studioPaths.voiceCommandModel.pattern, end: false }, pathname)
  const modelId = idOf(opened?.params.modelId)
  const { data: model } = useVoiceCommandModel(projectId, modelId)
  const sentence = useMemo(() => {
    if (!model) return undefined
    const { hasErrors, compiled } = analyze(model.grammar)
    return hasErrors ? undefined : generate(compiled, { slots: slotValues(model.slots), limit: 1 })[0]
  }, [model])
  const steps = useMemo(
    () => sampleSteps(t, { projectId, modelId, pathname, sentence, done, isPassed }),
    [t, projectId, modelId, pathname, sentence, done, isPassed],
  )
  return (
    <ActiveTour
      label={label}
      steps={steps}
      finish={{ title: t('finish.title'), text: t('finish.text') }}
      isOpen={!isLeft}
      onOpenChange={(isOpen) => store.change(projectId, { isLeft: !isOpen })}
      onStepDone={() => store.note(projectId, 'read')}
      onEnd={() => store.change(projectId, { isEnded: true })}
    />
  )
}
