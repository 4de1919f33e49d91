import { faultsOfLanguages, resetLanguages } from '@saywright/api/contract'
import { LanguagePicker, type WizardStepProps } from '@saywright/forms'
import { Button, Icon, Stack } from '@saywright/ui'
import { useMessages } from '@saywright/ui/i18n'
import { useWidthClass } from '@saywright/ui/theme'
import { RotateCcw } from 'lucide-react'
import { wizardMessages } from './messages/index.js'
import type { WizardValues } from './wizardValues.js'

type Step = Pick<WizardStepProps<WizardValues>, 'values' | 'change'>

type LanguagesStepProps = Step & { isAtFault: boolean; onReset: (undo: () => void) => void }

/** The languages of each use case that needs some. */
export function LanguagesStep({ values, change, isAtFault, onReset }: LanguagesStepProps) {
  const isPhone = useWidthClass() === 'phone'
  return (
    <Stack gap="x3">
      <LanguagePicker
        level={2}
        value={values.choice}
        onChange={(choice) => change({ ...values, choice })}
        {...(isAtFault && { errors: faultsOfLanguages(values.choice) })}
      />
      {isPhone && <ResetButton values={values} change={change} onReset={onReset} />}
    </Stack>
  )
}

type ResetButtonProps = Step & { onReset: (undo: () => void) => void }

/** Takes all languages back; it asks nothing, and can be undone. */
export function ResetButton({ values, change, onReset }: ResetButtonProps) {
  const t = useMessages(wizardMessages)
  const reset = () => {
    change({ ...values, choice: resetLanguages(values.choice) })
    onReset(() => change(values))
  }
  return (
    <Button variant="ghost" icon={<Icon of={RotateCcw} />} onPress={reset}>
      {t('languages.reset')}
    </Button>
  )
}

/** The same beside Previous, where there is room for it. */
export function ResetInFooter(props: ResetButtonProps) {
  return useWidthClass() === 'phone' ? null : <ResetButton {...props} />
}
