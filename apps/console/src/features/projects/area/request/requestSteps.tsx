import {
  faultOfUseCases,
  faultsOfLanguages,
  isChange,
  needsLanguages,
  resetLanguages,
  type TechnologyChoice,
  technologyDifference,
} from '@saywright/api/contract'
import { LanguagePicker, RequestRecap, UseCasePicker, type WizardStep } from '@saywright/forms'
import { Button } from '@saywright/ui'
import type { TranslateOf } from '@saywright/ui/i18n'
import type { requestMessages } from './messages.js'

export type RequestSetting = {
  /** The resources that the project has already and keeps. */
  delivered: TechnologyChoice
  /** Whether requests are approved automatically. */
  isAutomatic?: boolean | undefined
  /** The user submitted only what the project has already. */
  onNothingChanged: () => void
  /** @returns whether it was accepted. */
  onSend: (choice: TechnologyChoice) => Promise<boolean>
}

/** The three steps of a request: use cases, languages where they are needed, and the recap. */
export function requestSteps(
  t: TranslateOf<typeof requestMessages>,
  { delivered, isAutomatic = false, onNothingChanged, onSend }: RequestSetting,
): WizardStep<TechnologyChoice>[] {
  return [
    {
      id: 'useCases',
      label: t('useCases'),
      title: t('useCasesTitle'),
      isReady: (choice) => faultOfUseCases(choice) === undefined,
      draw: ({ values, change, isAtFault }) => (
        <UseCasePicker
          value={values}
          onChange={change}
          delivered={delivered}
          error={isAtFault ? faultOfUseCases(values) : undefined}
        />
      ),
    },
    {
      id: 'languages',
      label: t('languages'),
      title: t('languagesTitle'),
      isAbsent: (choice) => !needsLanguages(choice),
      isReady: (choice) => Object.keys(faultsOfLanguages(choice)).length === 0,
      draw: ({ values, change, isAtFault }) => (
        <LanguagePicker
          value={values}
          onChange={change}
          delivered={delivered}
          errors={isAtFault ? faultsOfLanguages(values) : {}}
        />
      ),
      extra: ({ values, change }) => (
        <Button variant="ghost" onPress={() => change(resetLanguages(values, delivered))}>
          {t('reset')}
        </Button>
      ),
    },
    {
      id: 'recap',
      label: t('recap'),
      title: t('recapTitle'),
      nextLabel: t('confirm'),
      draw: ({ values }) => <RequestRecap choice={values} delivered={delivered} isAutomatic={isAutomatic} />,
      onNext: (choice) => {
        if (isChange(technologyDifference(delivered, choice))) return onSend(choice)
        onNothingChanged()
        return false
      },
    },
  ]
}
