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
  /** What the project has already: it cannot be taken back here. */
  delivered?: TechnologyChoice
  /** What `faultOfUseCases` finds, once the person tried to go on. */
  error?: FieldErrorKey | undefined
  /** A `UseCaseCount` stands elsewhere, as in the bottom bar of a phone. */
  isCountElsewhere?: boolean
}

/** The use cases of the voice in a product, any number of seven; speech enhancement only beside one that listens. */
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
