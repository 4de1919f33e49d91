import { faultOfUseCases, faultsOfLanguages } from '@saywright/api/contract'
import {
  type AsyncCheck,
  type SubmissionErrors,
  UseCaseCount,
  UseCasePicker,
  Wizard,
  type WizardAddress,
  type WizardStep,
  type WizardStore,
} from '@saywright/forms'
import { useBusy } from '@saywright/shell/components'
import { Stack } from '@saywright/ui'
import { useMessages } from '@saywright/ui/i18n'
import { useWidthClass } from '@saywright/ui/theme'
import { useId } from 'react'
import { ConfirmationFooter } from './ConfirmationFooter.js'
import { ConfirmationStep, type Outcome } from './ConfirmationStep.js'
import { DetailsStep } from './DetailsStep.js'
import { DraftNote, type DraftState } from './DraftNote.js'
import { isWithoutLanguages } from './isWithoutLanguages.js'
import { LanguagesStep, ResetInFooter } from './LanguagesStep.js'
import { wizardMessages } from './messages/index.js'
import type { NextCardsProps } from './NextCards.js'
import type { OwnOrganization } from './OrganizationFields.js'
import { PersonStep } from './PersonStep.js'
import type { PersonValues, WizardValues } from './wizardValues.js'

export type ProjectWizardScreenProps = NextCardsProps & {
  initialValues: WizardValues
  /** Keeps place and values until the request is saved. */
  store?: WizardStore<WizardValues>
  /** The step in the address of the page. */
  address?: WizardAddress
  draft?: DraftState
  /** The profile was complete before: its step is passed by. */
  isPersonKnown: boolean
  /** The profile is complete by now: one may be beyond its step. */
  isPersonComplete?: boolean
  /** Those that the person administers; none for a first project, which founds one. */
  organizations: readonly OwnOrganization[]
  /** Where the answer will come. */
  email: string
  checkCorporateEmail: AsyncCheck
  checkOrganizationName: AsyncCheck
  /** Absent where whoever runs this installation has no such page. */
  meetingHref?: string | undefined
  /** What became of the request, once it was saved. */
  outcome?: Outcome | undefined
  onSavePerson: (person: PersonValues) => Promise<SubmissionErrors | undefined>
  onSubmit: (values: WizardValues) => Promise<SubmissionErrors | undefined>
  /** A form was sent with a fault in it. */
  onInvalid: () => void
  /** All languages were cleared. */
  onReset: (undo: () => void) => void
  projectsHref: string
  /** Opens the studio of the project that was made. */
  onOpenStudio?: (() => void) | undefined
}

/** From the person to a saved request: five steps, two of which may be passed by. */
export function ProjectWizardScreen({
  initialValues,
  store,
  address,
  draft = 'none',
  isPersonKnown,
  isPersonComplete = isPersonKnown,
  organizations,
  outcome,
  email,
  onReset,
  projectsHref,
  onOpenStudio,
  ...rest
}: ProjectWizardScreenProps) {
  const t = useMessages(wizardMessages)
  const id = useId()
  const [isSaving, savePerson] = useBusy(rest.onSavePerson)
  const [isSubmitting, submit] = useBusy(rest.onSubmit)
  const isPhone = useWidthClass() === 'phone'
  const isApproved = outcome?.status === 'approved'
  const named = (name: 'person' | 'useCases' | 'languages' | 'details') => ({
    id: name,
    label: t(`steps.${name}`),
    title: t(`headings.${name}`),
  })
  const steps: WizardStep<WizardValues>[] = [
    {
      ...named('person'),
      isSkipped: isPersonKnown,
      isReady: () => isPersonComplete,
      form: `${id}-person`,
      isPending: isSaving,
      draw: (step) => <PersonStep {...rest} {...step} id={`${id}-person`} onSave={savePerson} />,
    },
    {
      ...named('useCases'),
      isReady: ({ choice }) => !faultOfUseCases(choice),
      draw: ({ values, change, isAtFault }) => (
        <UseCasePicker
          value={values.choice}
          onChange={(choice) => change({ ...values, choice })}
          error={isAtFault ? faultOfUseCases(values.choice) : undefined}
          isCountElsewhere={isPhone}
        />
      ),
      // On a phone the cards are longer than the screen, and the bar stays in sight.
      standing: ({ values }) => isPhone && <UseCaseCount choice={values.choice} />,
    },
    {
      ...named('languages'),
      isAbsent: ({ choice }) => isWithoutLanguages(choice),
      isReady: ({ choice }) => Object.keys(faultsOfLanguages(choice)).length === 0,
      draw: (step) => <LanguagesStep {...step} onReset={onReset} />,
      extra: (step) => <ResetInFooter {...step} onReset={onReset} />,
    },
    {
      ...named('details'),
      form: `${id}-details`,
      isPending: isSubmitting,
      nextLabel: t('details.submit'),
      draw: (step) => (
        <DetailsStep
          {...rest}
          {...step}
          id={`${id}-details`}
          organizations={organizations}
          onSubmit={submit}
        />
      ),
    },
    {
      id: 'end',
      label: t('steps.end'),
      title: t(isApproved ? 'headings.approved' : 'headings.end'),
      isEnd: true,
      placesHeading: true,
      draw: ({ values, heading }) =>
        outcome && (
          <ConfirmationStep
            {...rest}
            values={values}
            outcome={outcome}
            email={email}
            heading={heading}
            organization={ownerOf(values, organizations)}
          />
        ),
      footer: <ConfirmationFooter href={projectsHref} onOpenStudio={isApproved ? onOpenStudio : undefined} />,
    },
  ]
  return (
    <Wizard
      label={t('title')}
      layout="page"
      initialValues={initialValues}
      {...(store && { store })}
      {...(address && { address })}
      steps={steps.map((step) => (step.isEnd ? step : withNote(step, draft)))}
    />
  )
}

/** The name of the organization that a project is of. */
function ownerOf({ details }: WizardValues, organizations: readonly OwnOrganization[]): string {
  const known = organizations.find(({ id }) => String(id) === details.organization_id)
  return (known?.isUnnamed ? '' : known?.name) || details.organization_name.trim()
}

const withNote = (step: WizardStep<WizardValues>, draft: DraftState): WizardStep<WizardValues> => ({
  ...step,
  draw: (given) => (
    <Stack gap="x3">
      {step.draw(given)}
      <DraftNote state={draft} />
    </Stack>
  ),
})
