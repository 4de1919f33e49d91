import { focusHeading, Heading, Stack, Stepper, VisuallyHidden } from '@saywright/ui'
import { useMessages } from '@saywright/ui/i18n'
import { type Ref, useEffect, useRef } from 'react'
import { focusFirstInvalid } from '../core/focusFirstInvalid.js'
import { wizardMessages } from './messages.js'
import { useWizard } from './useWizard.js'
import * as css from './Wizard.css.js'
import { WizardFooter } from './WizardFooter.js'
import { WizardRail } from './WizardRail.js'
import type { WizardAddress } from './wizardAddress.js'
import { presentSteps, stepBeside, type WizardStep } from './wizardSteps.js'
import type { WizardStore } from './wizardStore.js'

export type WizardProps<Values> = {
  /** Accessible name of the list of steps: what the steps lead to. */
  label: string
  /** The steps in order. */
  steps: readonly WizardStep<Values>[]
  initialValues: Values
  /** Stores step and values until the end; without it they are lost when the page is left. */
  store?: WizardStore<Values>
  /** Synchronizes the current step with the URL. */
  address?: WizardAddress
  /** Called with the values when the user continues from the last step. */
  onEnd?: (values: Values) => void
  /** Called when the user cancels; shows a button at the start of the footer. */
  onCancel?: () => void
  /**
   * `page` fills a page, with the steps in a band above and the buttons in one below that stays visible.
   * @default 'part'
   */
  layout?: 'part' | 'page'
  /** Heading level of the step; 1 with the layout `page`, otherwise 2, when absent. */
  level?: 1 | 2 | 3
  ref?: Ref<HTMLElement>
}

/** Guides the user through a task in steps. */
export function Wizard<Values>({
  label,
  steps,
  initialValues,
  store,
  address,
  onEnd,
  onCancel,
  layout = 'part',
  level = layout === 'page' ? 1 : 2,
  ref,
}: WizardProps<Values>) {
  const t = useMessages(wizardMessages)
  const wizard = useWizard({ steps, initialValues, store, address, onEnd })
  const { values, step, current, faults, change, next } = wizard
  const part = useRef<HTMLDivElement>(null)
  const shown = useRef(step)
  useEffect(() => {
    // The page as it comes keeps the focus where it is.
    if (shown.current === step) return
    shown.current = step
    // A step begins at its top, however far down the one before was read.
    if (layout === 'page') window.scrollTo({ top: 0 })
    else part.current?.parentElement?.scrollIntoView({ block: 'start' })
    if (part.current) focusHeading(part.current)
  }, [step, layout])
  useEffect(() => {
    if (faults > 0) focusFirstInvalid(part.current)
  }, [faults])
  if (!current) return null

  const present = presentSteps(steps, values)
  const number = present.indexOf(current) + 1
  const following = stepBeside(steps, values, step, 1)
  const heading = (
    // Beside other words, such as the title of a dialog, it is one of their headings.
    <Heading level={level} variant={layout === 'page' ? 'titleLarge' : 'h2'} isFocusable>
      {current.title}
    </Heading>
  )
  const own = { values, change, isAtFault: faults > 0, next, heading }
  const stepper = {
    label,
    steps: present.map(({ id, label: words }) => ({ id, label: words })),
    current: step,
    isDone: current.isEnd ?? false,
  }
  return (
    <section ref={ref} aria-label={label} className={css.wizards[layout]}>
      {layout === 'page' ? <WizardRail {...stepper} number={number} /> : <Stepper {...stepper} />}
      <VisuallyHidden role="status">
        {t('position', { number, total: present.length, label: current.label })}
      </VisuallyHidden>
      <div ref={part} className={css.steps[layout]}>
        <Stack gap="x3">
          {!current.placesHeading && heading}
          {current.draw(own)}
        </Stack>
      </div>
      {current.isEnd ? (
        current.footer && <footer className={css.footers[layout]}>{current.footer}</footer>
      ) : (
        <WizardFooter
          layout={layout}
          following={following?.isEnd ? undefined : following?.label}
          standing={current.standing?.(own)}
          extra={current.extra?.(own)}
          nextLabel={current.nextLabel}
          form={current.form}
          isPending={wizard.isPending || current.isPending === true}
          onCancel={onCancel}
          onBack={stepBeside(steps, values, step, -1) && wizard.back}
          onNext={wizard.tryNext}
        />
      )}
    </section>
  )
}
