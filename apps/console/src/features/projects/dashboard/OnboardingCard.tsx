import type { Onboarding } from '@saywright/api/contract'
import { Button, Card, Heading, Stack, Text } from '@saywright/ui'
import { useMessages } from '@saywright/ui/i18n'
import { Check } from 'lucide-react'
import { projectsMessages } from '../messages/index.js'
import { nextStep, type OpenStep, stateOfStep, stepNames } from './firstSteps.js'
import { action, dot, layout, step, steps as stepsClass, stepWords } from './OnboardingCard.css.js'

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
export function OnboardingCard({ onboarding, onStep, onClose, isQuiet }: OnboardingCardProps) {
  const t = useMessages(projectsMessages)
  const next = nextStep(onboarding)
  const count = stepNames.filter((name) => stateOfStep(name, onboarding) !== 'done').length
  const isSpoken = onboarding.steps.command
  const lead = next && !onStep ? 'administratorsOnly' : (next ?? 'ready')
  return (
    <Card id="onboarding">
      <div className={layout}>
        <Stack gap="x1">
          <Heading level={2}>
            {next ? t(isSpoken ? 'onboarding.rest' : 'onboarding.title', { count }) : t('onboarding.ready')}
          </Heading>
          <Text variant="bodySmall" tone="secondary">
            {t(`onboarding.lead.${lead}`)}
          </Text>
        </Stack>
        <ol className={stepsClass}>
          {stepNames.map((name) => {
            const state = stateOfStep(name, onboarding)
            return (
              <li
                key={name}
                className={step}
                data-state={state}
                aria-current={state === 'next' ? 'step' : undefined}
              >
                <span className={dot} aria-hidden>
                  {state === 'done' && <Check size={12} strokeWidth={3} />}
                </span>
                <span className={stepWords}>
                  <Text as="span" variant="bodySmall" weight={state === 'next' ? 'semibold' : 'medium'}>
                    {t(`onboarding.${name}`)}
                  </Text>
                  <Text as="span" variant="caption" tone="secondary">
                    {t(`onboarding.${state}`)}
                  </Text>
                </span>
              </li>
            )
          })}
        </ol>
        {next && onStep && (
          <div className={action}>
            <Button variant={isQuiet ? 'secondary' : 'primary'} onPress={() => onStep(next)}>
              {t(`onboarding.take.${next}`)}
            </Button>
          </div>
        )}
        {!next && (
          <div className={action}>
            <Button onPress={onClose}>{t('onboarding.close')}</Button>
          </div>
        )}
      </div>
    </Card>
  )
}
