import { Button, Card, Heading, Stack, Text } from '@saywright/ui'
import { useMessages } from '@saywright/ui/i18n'
import { Check } from 'lucide-react'
import { projectsMessages } from '../messages/index.js'
import { action, dot, layout, step, steps, stepWords } from './OnboardingCard.css.js'

export type OnboardingCardProps = {
  hasProject: boolean
  /** The next step; absent for who may not take it. */
  onNext?: (() => void) | undefined
}

/** What is done and what comes next, from the account to the first spoken command. */
export function OnboardingCard({ hasProject, onNext }: OnboardingCardProps) {
  const t = useMessages(projectsMessages)
  const places = [
    { label: t('onboarding.account'), state: 'done' },
    { label: t('onboarding.project'), state: hasProject ? 'done' : 'next' },
    { label: t('onboarding.grammar'), state: hasProject ? 'next' : 'later' },
  ] as const
  return (
    <Card id="onboarding">
      <div className={layout}>
        <Stack gap="x1">
          <Heading level={2}>{t('onboarding.title', { count: hasProject ? 1 : 2 })}</Heading>
          <Text variant="bodySmall" tone="secondary">
            {t('onboarding.lead')}
          </Text>
        </Stack>
        <ol className={steps}>
          {places.map(({ label, state }) => (
            <li
              key={label}
              className={step}
              data-state={state}
              aria-current={state === 'next' ? 'step' : undefined}
            >
              <span className={dot} aria-hidden>
                {state === 'done' && <Check size={12} strokeWidth={3} />}
              </span>
              <span className={stepWords}>
                <Text as="span" variant="bodySmall" weight={state === 'next' ? 'semibold' : 'medium'}>
                  {label}
                </Text>
                <Text as="span" variant="caption" tone="secondary">
                  {t(`onboarding.${state}`)}
                </Text>
              </span>
            </li>
          ))}
        </ol>
        {onNext && (
          <div className={action}>
            <Button variant={hasProject ? 'secondary' : 'primary'} onPress={onNext}>
              {t(hasProject ? 'onboarding.openStudio' : 'onboarding.addProject')}
            </Button>
          </div>
        )}
      </div>
    </Card>
  )
}
