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

export type ProjectWizardState = {
  readonly place: {
    readonly initialValues: WizardValues
    /** Keeps place and values until the request is saved. */
    readonly store?: WizardStore<WizardValues>
    /** The step in the address of the page. */
    readonly address?: WizardAddress
    readonly draft?: DraftState
  }
  readonly person: {
    /** Whether the profile was complete before: its step is passed by. */
    readonly isKnown: boolean
    /** Whether the profile is complete by now: one may be beyond its step. */
    readonly isComplete?: boolean
    /** Where the answer will come. */
    readonly email: string
  }
  readonly request: {
    /** Organizations that the user administers; empty for a first project, which founds one. */
    readonly organizations: readonly OwnOrganization[]
    /** The outcome of the request, once it was saved. */
    readonly outcome?: Outcome | undefined
  }
  readonly checks: { readonly corporateEmail: AsyncCheck; readonly organizationName: AsyncCheck }
  readonly links: {
    readonly next: NextCardsProps
    /** Absent for an installation without such a page. */
    readonly meetingHref?: string | undefined
    readonly projectsHref: string
  }
}

export type ProjectWizardActions = {
  readonly person: { readonly save: (person: PersonValues) => Promise<SubmissionErrors | undefined> }
  readonly request: {
    readonly submit: (values: WizardValues) => Promise<SubmissionErrors | undefined>
    /** Opens the studio of the project that was made. */
    readonly openStudio?: (() => void) | undefined
  }
  readonly notices: {
    /** A form was sent with a fault in it. */
    readonly showInvalid: () => void
    /** All languages were cleared. */
    readonly showReset: (undo: () => void) => void
  }
}

export type ProjectWizardScreenProps = { state: ProjectWizardState; actions: ProjectWizardActions }

/** From the person to a saved request: five steps, two of which may be passed by. */
export function ProjectWizardScreen({ state, actions }: ProjectWizardScreenProps) {
  const { place, person, checks, links } = state
  const { organizations, outcome } = state.request
  const { showInvalid, showReset } = actions.notices
  const t = useMessages(wizardMessages)
  const id = useId()
  const [isSaving, savePerson] = useBusy(actions.person.save)
  const [isSubmitting, submit] = useBusy(actions.request.submit)
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
      isSkipped: person.isKnown,
      isReady: () => person.isComplete ?? person.isKnown,
      form: `${id}-person`,
      isPending: isSaving,
      draw: (step) => (
        <PersonStep
          {...step}
          id={`${id}-person`}
          checkCorporateEmail={checks.corporateEmail}
          onSave={savePerson}
          onInvalid={showInvalid}
        />
      ),
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
      draw: (step) => <LanguagesStep {...step} onReset={showReset} />,
      extra: (step) => <ResetInFooter {...step} onReset={showReset} />,
    },
    {
      ...named('details'),
      form: `${id}-details`,
      isPending: isSubmitting,
      nextLabel: t('details.submit'),
      draw: (step) => (
        <DetailsStep
          {...step}
          id={`${id}-details`}
          organizations={organizations}
          checkCorporateEmail={checks.corporateEmail}
          checkOrganizationName={checks.organizationName}
          meetingHref={links.meetingHref}
          onSubmit={submit}
          onInvalid={showInvalid}
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
            {...links.next}
            values={values}
            outcome={outcome}
            email={person.email}
            heading={heading}
            organization={ownerOf(values, organizations)}
          />
        ),
      footer: (
        <ConfirmationFooter
          href={links.projectsHref}
          onOpenStudio={isApproved ? actions.request.openStudio : undefined}
        />
      ),
    },
  ]
  return (
    <Wizard
      label={t('title')}
      layout="page"
      initialValues={place.initialValues}
      {...(place.store && { store: place.store })}
      {...(place.address && { address: place.address })}
      steps={steps.map((step) => (step.isEnd ? step : withNote(step, place.draft ?? 'none')))}
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
