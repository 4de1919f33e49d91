import { Icon, Pressable, Stepper, type StepperProps } from '@saywright/ui'
import { useMessages } from '@saywright/ui/i18n'
import { ChevronDown } from 'lucide-react'
import { useId, useState } from 'react'
import { wizardMessages } from './messages.js'
import * as css from './Wizard.css.js'

type WizardRailProps = StepperProps & {
  /** Number of the step, from 1. */
  number: number
}

/**
 * The steps of a wizard in a band. On phones and tablets it shows the progress; the steps expand below it.
 */
export function WizardRail({ number, ...stepper }: WizardRailProps) {
  const t = useMessages(wizardMessages)
  const id = useId()
  const [isOpen, setOpen] = useState(false)
  const total = stepper.steps.length
  return (
    <div className={css.rail}>
      <Pressable
        className={css.place}
        aria-expanded={isOpen}
        aria-controls={id}
        onPress={() => setOpen(!isOpen)}
      >
        {t('place', { number, total })}
        <Icon of={ChevronDown} />
      </Pressable>
      <div id={id} className={css.list} data-open={isOpen || undefined}>
        <Stepper {...stepper} />
      </div>
      <div className={css.bar} aria-hidden>
        <div className={css.passed} style={{ inlineSize: `${(100 * number) / total}%` }} />
      </div>
    </div>
  )
}
