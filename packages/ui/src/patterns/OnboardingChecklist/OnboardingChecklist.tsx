import { Check } from 'lucide-react'
import type { ReactNode, Ref } from 'react'
import { Button } from '../../components/Button/Button.js'
import { Card } from '../../components/Card/Card.js'
import { useMessages } from '../../i18n/useMessages.js'
import { Heading } from '../../primitives/Heading/Heading.js'
import { Stack } from '../../primitives/Stack/Stack.js'
import { Text } from '../../primitives/Text/Text.js'
import { onboardingChecklistMessages } from './messages.js'
import * as css from './OnboardingChecklist.css.js'
import { nextStep, type OnboardingStep, type OnboardingStepState, stateOfStep } from './OnboardingStep.js'

export type OnboardingChecklistProps = {
  /** In their order; two to five. The first that is not done is unlocked. */
  steps: readonly OnboardingStep[]
  /** Takes the step that is unlocked; absent for who may not take any. */
  onAction?: ((id: string) => void) | undefined
  /** Puts the checklist away once all is done; absent where it stays. */
  onDismiss?: (() => void) | undefined
  /** Other words than how many steps are left. */
  title?: ReactNode
  /** Another sentence than that of the next step. */
  lead?: ReactNode
  /** Other words for the states. */
  stateLabels?: Readonly<Record<OnboardingStepState, ReactNode>>
  /** Other words on the button that puts it away. */
  closeLabel?: ReactNode
  /** Level of the title among the headings of the page. */
  level?: 2 | 3 | 4
  /** Something else on the page is to be pressed first. */
  isQuiet?: boolean
  id?: string
  ref?: Ref<HTMLElement>
}

/** What is done and what comes next on the way to the first use: one step is unlocked at a time. */
export function OnboardingChecklist({
  steps,
  onAction,
  onDismiss,
  title,
  lead,
  stateLabels,
  closeLabel,
  level = 2,
  isQuiet = false,
  ...rest
}: OnboardingChecklistProps) {
  const t = useMessages(onboardingChecklistMessages)
  const next = nextStep(steps)
  const count = steps.filter(({ isDone }) => !isDone).length
  const sentence = lead ?? next?.lead
  return (
    <Card {...rest}>
      <div className={css.layout}>
        <Stack gap="x1">
          <Heading level={level} variant="h2">
            {title ?? (next ? t('left', { count }) : t('ready'))}
          </Heading>
          {sentence && (
            <Text variant="bodySmall" tone="secondary">
              {sentence}
            </Text>
          )}
        </Stack>
        <ol className={css.steps}>
          {steps.map((step) => {
            const state = stateOfStep(step, next)
            return (
              <li
                key={step.id}
                className={css.step}
                data-state={state}
                aria-current={state === 'next' ? 'step' : undefined}
              >
                <span className={css.dot} aria-hidden>
                  {state === 'done' && <Check size={12} strokeWidth={3} />}
                </span>
                <span className={css.stepWords}>
                  <Text as="span" variant="bodySmall" weight={state === 'next' ? 'semibold' : 'medium'}>
                    {step.label}
                  </Text>
                  <Text as="span" variant="caption" tone="secondary">
                    {stateLabels?.[state] ?? t(state)}
                  </Text>
                </span>
              </li>
            )
          })}
        </ol>
        {next?.actionLabel && onAction && (
          <div className={css.action}>
            <Button variant={isQuiet ? 'secondary' : 'primary'} onPress={() => onAction(next.id)}>
              {next.actionLabel}
            </Button>
          </div>
        )}
        {!next && onDismiss && (
          <div className={css.action}>
            <Button onPress={onDismiss}>{closeLabel ?? t('close')}</Button>
          </div>
        )}
      </div>
    </Card>
  )
}
