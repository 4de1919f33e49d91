import {
  type FieldErrorKey,
  nothingChosen,
  offersSpeechEnhancement,
  type TechnologyChoice,
  toggleUseCase,
  type UseCaseFlag,
  useCaseFlags,
} from '@saywright/api/contract'
import { ChoiceCardGroup, Inline, Stack, Text } from '@saywright/ui'
import { useMessages } from '@saywright/ui/i18n'
import { useErrorWord } from '../../core/errorWords.js'
import { useCaseMessages } from './messages.js'
import { UseCaseCard } from './UseCaseCard.js'
import { UseCaseCount } from './UseCaseCount.js'

export type UseCasePickerProps = {
  value: TechnologyChoice
  onChange: (value: TechnologyChoice) => void
  /** Resources that the project already has; they cannot be deselected. */
  delivered?: TechnologyChoice
  /** Result of `faultOfUseCases`, once the user tried to continue. */
  error?: FieldErrorKey | undefined
  /**
   * Whether a `UseCaseCount` is shown elsewhere, as in the bottom bar on phones.
   * @default false
   */
  isCountElsewhere?: boolean
}

/** Selects any of the seven voice use cases; speech enhancement requires one that listens. */
export function UseCasePicker({
  value,
  onChange,
  delivered = nothingChosen,
  error,
  isCountElsewhere = false,
}: UseCasePickerProps) {
  const t = useMessages(useCaseMessages)
  const errorWord = useErrorWord(error)
  const offered = useCaseFlags.filter(
    (flag) =>
      flag !== 'tech_speech_enhancement' ||
      offersSpeechEnhancement(value) ||
      delivered.tech_speech_enhancement,
  )
  const toggle = (flag: UseCaseFlag) => onChange(toggleUseCase(value, flag, delivered))
  return (
    <Stack gap="x3">
      <Inline justify="between">
        <Text tone="secondary">{t('hint')}</Text>
        {!isCountElsewhere && <UseCaseCount choice={value} />}
      </Inline>
      <ChoiceCardGroup label={t('label')} isLabelHidden error={errorWord}>
        {offered.map((flag) => (
          <UseCaseCard
            key={flag}
            flag={flag}
            isSelected={value[flag]}
            isDelivered={delivered[flag]}
            onToggle={() => toggle(flag)}
          />
        ))}
      </ChoiceCardGroup>
    </Stack>
  )
}
