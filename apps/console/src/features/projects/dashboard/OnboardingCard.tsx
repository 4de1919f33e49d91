import type { Onboarding } from '@saywright/api/contract'
import { OnboardingChecklist } from '@saywright/ui'
import { useMessages } from '@saywright/ui/i18n'
import { projectsMessages } from '../messages/index.js'
import { leftSteps, type OpenStep, openSteps } from './firstSteps.js'

export type OnboardingCardProps = {
  onboarding: Pick<Onboarding, 'steps'>
  /** Takes a step; absent for who may not take any. */
  onStep?: ((step: OpenStep) => void) | undefined
  /** Puts the finished steps away. */
  onClose: () => void
  /** Something else on the page is to be pressed first. */
  isQuiet?: boolean
}

/** What is done and what comes next, from the account to the first command that was recognized. */
export function OnboardingCard({ onboarding, onStep, onClose, isQuiet = false }: OnboardingCardProps) {
  const t = useMessages(projectsMessages)
  const left = leftSteps(onboarding)
  const [next] = left
  const lead = next ? !onStep && t('onboarding.lead.administratorsOnly') : t('onboarding.lead.ready')
  return (
    <OnboardingChecklist
      id="onboarding"
      {...(left.includes('command') && { title: t('onboarding.title', { count: left.length }) })}
      {...(lead && { lead })}
      steps={[
        { id: 'account', label: t('onboarding.account'), isDone: true },
        ...openSteps.map((name) => ({
          id: name,
          label: t(`onboarding.${name}`),
          isDone: onboarding.steps[name],
          lead: t(`onboarding.lead.${name}`),
          actionLabel: t(`onboarding.take.${name}`),
        })),
      ]}
      onAction={onStep && next && (() => onStep(next))}
      onDismiss={onClose}
      isQuiet={isQuiet}
    />
  )
}
