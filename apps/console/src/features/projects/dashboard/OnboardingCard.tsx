import type { Onboarding } from '@saywright/api/contract'
import { OnboardingChecklist } from '@saywright/ui'
import { useMessages } from '@saywright/ui/i18n'
import { projectsMessages } from '../messages/index.js'
import { leftSteps, type OpenStep, openSteps } from './firstSteps.js'

export type OnboardingCardProps = {
  onboarding: Pick<Onboarding, 'steps'>
  /** The user's own steps; all of them when absent. */
  own?: readonly OpenStep[] | undefined
  onStep: (step: OpenStep) => void
  /** Puts the finished steps away. */
  onClose: () => void
  /** Whether another action on the page is more important. */
  isQuiet?: boolean
  /** Whether there is a sample, so that a command can be tried at once, whatever is left. */
  hasSample?: boolean
}

/** The finished steps and the next one, from the account to the first recognized command. */
export function OnboardingCard({
  onboarding,
  own = openSteps,
  onStep,
  onClose,
  isQuiet = false,
  hasSample = false,
}: OnboardingCardProps) {
  const t = useMessages(projectsMessages)
  const left = leftSteps(onboarding, own)
  const [next] = left
  return (
    <OnboardingChecklist
      id="onboarding"
      {...(left.includes('command') &&
        !hasSample && { title: t('onboarding.title', { count: left.length }) })}
      {...(!next && { lead: t('onboarding.lead.ready') })}
      steps={[
        { id: 'account', label: t('onboarding.account'), isDone: true },
        ...own.map((name) => ({
          id: name,
          label: t(`onboarding.${name}`),
          isDone: onboarding.steps[name],
          lead: t(`onboarding.lead.${name}`),
          actionLabel: t(`onboarding.take.${name}`),
        })),
      ]}
      onAction={next && (() => onStep(next))}
      onDismiss={onClose}
      isQuiet={isQuiet}
    />
  )
}
