import {
  type AudioAsset,
  type FieldErrorKey,
  type Loadable,
  limits,
  type UnitTestForm,
  type UnitTestSummary,
} from '@saywright/api/contract'
import { type SubmissionErrors, useWizardDraft, Wizard, type WizardStep } from '@saywright/forms'
import type { GrammarLibrary } from '@saywright/grammar'
import { failureOf, useBusy } from '@saywright/shell/components'
import { Card, ErrorState, Page, Skeleton } from '@saywright/ui'

import { useMemo, useState } from 'react'
import { TestedTypeContext, useTestMessages } from '../TestedTypeContext.js'
import type { TestedModel } from '../useTestedModel.js'
import { AudioSamplesStep, type Making, type Recordings } from './AudioSamplesStep.js'
import { ConfigureStep } from './ConfigureStep.js'
import type { AudioToMake } from './MakeAudioDialog.js'
import type { Uploading } from './NewRecordings.js'
import { SlotsStep } from './SlotsStep.js'
import { slotsOfGrammar } from './slotsOfGrammar.js'
import { faultOfSlot } from './slotText.js'
import { isUntestable } from './stepOfTest.js'
import { faultsOfTest, formOfTest, type TestValues, withExpected, withTestable } from './testValues.js'
import { useTestedContent } from './useTestedContent.js'

export type TestSources = {
  model: TestedModel
  /** The models from which its grammar may import; nothing is looked up before they are loaded. */
  library?: GrammarLibrary | undefined
  /** Recordings of the project, newest first. */
  recordings: readonly AudioAsset[]
  /** Other tests of the model: a name is given once. */
  tests: readonly UnitTestSummary[]
  initialValues: TestValues
  /** The test that is edited. */
  self?: { readonly id: number; readonly name: string } | undefined
}

export type UnitTestWizardScreenProps = {
  sources: Loadable<TestSources>
  /** Sentences of the grammar to begin with: recordings of them are offered at once. */
  sentences?: readonly string[]
  /** Where the model is opened. */
  modelHref: string
  /** Voices that can say sentences; none while they are being read. */
  speakers: Making['speakers']
  sourceOf: Recordings['sourceOf']
  uploading: Uploading
  /** @returns the names of the recordings that are being made; undefined where they cannot be. */
  onMakeAudio: (audio: AudioToMake) => Promise<readonly string[] | undefined>
  onTranscribe: Recordings['onTranscribe']
  /** @returns the errors, by field; undefined once it is saved. */
  onSave: (form: UnitTestForm, isRun: boolean) => Promise<SubmissionErrors | undefined>
  onCancel: () => void
}

/** A unit test in three steps: recordings, slot values, name and threshold. */
export function UnitTestWizardScreen({ sources, ...rest }: UnitTestWizardScreenProps) {
  const t = useTestMessages()
  if (sources.state === 'ready')
    return (
      <TestedTypeContext value={sources.value.model.type}>
        <OpenWizard {...rest} {...sources.value} />
      </TestedTypeContext>
    )
  return (
    <Page title={t('wizard.title')}>
      <Card>
        {sources.state === 'failed' ? (
          <ErrorState title={t('wizard.failed')} {...failureOf(sources)} />
        ) : (
          <Skeleton />
        )}
      </Card>
    </Page>
  )
}

type OpenWizardProps = TestSources & Omit<UnitTestWizardScreenProps, 'sources'>

function OpenWizard({ model, library, recordings, tests, initialValues, self, ...rest }: OpenWizardProps) {
  const t = useTestMessages()
  const tested = useTestedContent(model, { library, href: rest.modelHref })
  const { lang } = tested
  const slots = useMemo(
    () => (tested.type === 'voice_commands' ? slotsOfGrammar(tested.analysis, tested.slots) : []),
    [tested],
  )
  const given = rest.sentences ?? []
  const [isMaking, setMaking] = useState(given.length > 0 && !isUntestable(tested))
  const [refused, setRefused] = useState<{ of: TestValues; errors: SubmissionErrors }>()
  const [isSaving, save] = useBusy(rest.onSave)
  // A test saved here is in the list of tests before its page opens: it must not count as a taken name.
  const [sentBeside, setSentBeside] = useState<TestSources['tests']>()
  const others = sentBeside ?? tests
  const [isRun, setRun] = useState(true)
  const [made, setMade] = useState<readonly string[]>([])
  const { arrived } = rest.uploading.state
  const awaited = useMemo(() => [...made, ...arrived], [made, arrived])
  const make = async (audio: AudioToMake) => {
    const names = await rest.onMakeAudio(audio)
    if (names) setMade((before) => [...before, ...names])
    return names !== undefined
  }
  const store = useWizardDraft(`unit-test-${self?.id ?? 'new'}`, initialValues)
  const words = tested.type === 'wake_word' ? tested.words : undefined
  const testable = (values: TestValues) => withTestable(withExpected(values, recordings, words), recordings)
  const named = (id: 'audio' | 'slots' | 'configure') => ({
    id,
    label: t(`wizard.steps.${id}`),
    title: t(`wizard.headings.${id}`),
  })
  const faultsOf = (values: TestValues) => ({
    ...(refused?.of === values && (refused.errors as Record<string, FieldErrorKey>)),
    ...faultsOfTest(values, others, self?.id),
  })
  const slotsStep: WizardStep<TestValues> = {
    ...named('slots'),
    isReady: (values) => Object.values(values.slots).every((text) => !faultOfSlot(text)),
    draw: ({ values, change }) => <SlotsStep {...{ values, change, slots, lang }} />,
  }
  const steps: WizardStep<TestValues>[] = [
    {
      ...named('audio'),
      isReady: (values) => {
        const { files } = testable(values)
        return files.length > 0 && files.length <= limits.filesPerUnitTest && !isUntestable(tested)
      },
      draw: ({ values, change, isAtFault }) => (
        <AudioSamplesStep
          step={{ values, change, isAtFault }}
          tested={tested}
          recordings={{
            ...{ all: recordings, awaited, uploading: rest.uploading },
            ...{ sourceOf: rest.sourceOf, onTranscribe: rest.onTranscribe },
          }}
          making={{
            sentences: given,
            isOpen: isMaking,
            onOpenChange: setMaking,
            speakers: rest.speakers,
            onMake: make,
          }}
        />
      ),
    },
    ...(tested.type === 'voice_commands' ? [slotsStep] : []),
    {
      ...named('configure'),
      isReady: (values) => Object.keys(faultsOfTest(values, others, self?.id)).length === 0,
      nextLabel: t(isRun ? 'wizard.saveAndRun' : 'wizard.save'),
      isPending: isSaving,
      onNext: async (values) => {
        setSentBeside(tests)
        const errors = await save(formOfTest(testable(values)), isRun)
        if (errors) {
          setSentBeside(undefined)
          setRefused({ of: values, errors })
        }
        return errors === undefined
      },
      draw: ({ values, change, isAtFault }) => (
        <ConfigureStep
          {...{ values, change, isRun }}
          onRunChange={setRun}
          faults={isAtFault || refused?.of === values ? faultsOf(values) : {}}
        />
      ),
    },
  ]
  return (
    <Wizard
      // The draft is read when the wizard is rendered first; its account may be known after that.
      key={store ? 'kept' : 'new'}
      {...(store && { store })}
      layout="page"
      label={self ? t('wizard.edit', { test: self.name }) : t('wizard.title')}
      steps={steps}
      initialValues={initialValues}
      onCancel={() => {
        store?.clear()
        rest.onCancel()
      }}
    />
  )
}
