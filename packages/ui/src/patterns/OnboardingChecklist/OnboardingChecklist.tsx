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
  /** Two to five steps in order. The first step that is not done is unlocked. */
  steps: readonly OnboardingStep[]
  /**
   * Called with the id of the unlocked step when its button is pressed; absent for users who may not take any
   * step.
   */
  onAction?: ((id: string) => void) | undefined
  /**
   * Called when the user closes the checklist after all steps are done; absent for a checklist that stays.
   */
  onDismiss?: (() => void) | undefined
  /** Title that replaces the number of remaining steps. */
  title?: ReactNode
  /** Sentence that replaces that of the next step. */
  lead?: ReactNode
  /** Labels that replace those of the states. */
  stateLabels?: Readonly<Record<OnboardingStepState, ReactNode>>
  /** Label of the close button, in place of the default. */
  closeLabel?: ReactNode
  /**
   * Heading level of the title.
   * @default 2
   */
  level?: 2 | 3 | 4
  /**
   * Whether the checklist is less prominent, because another action on the page comes first.
   * @default false
   */
  isQuiet?: boolean
  id?: string
  ref?: Ref<HTMLElement>
}

/** Shows the completed and remaining steps of the onboarding; one step is unlocked at a time. */
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
