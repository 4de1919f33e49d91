import { labelOf, languagesFor, technologyStates } from '@saywright/api/catalogue'
import { languagesOf, type UseCaseFlag, useCaseOf } from '@saywright/api/contract'
import { ChoiceCard, Icon } from '@saywright/ui'
import { useLocale, useMessages } from '@saywright/ui/i18n'
import { useCaseMessages } from './messages.js'
import { nameOfUseCase, useCaseLooks } from './useCaseLooks.js'

type UseCaseCardProps = {
  flag: UseCaseFlag
  isSelected: boolean
  isDelivered: boolean
  onToggle: () => void
}

/** Card of one use case with its purpose and number of languages. */
export function UseCaseCard({ flag, isSelected, isDelivered, onToggle }: UseCaseCardProps) {
  const t = useMessages(useCaseMessages)
  const locale = useLocale()
  const { icon, hue } = useCaseLooks[flag]
  const isAddition = flag === 'tech_speech_enhancement'
  const { languages } = useCaseOf[flag]
  const count = languages && languagesFor(languagesOf[languages].use).length
  const said = count === undefined ? t('noLanguage') : t('languages', { count })
  return (
    <ChoiceCard
      label={nameOfUseCase(flag, locale)}
      description={t(`about.${flag}`)}
      detail={isDelivered ? labelOf(technologyStates, 'delivered', locale) : isAddition ? undefined : said}
      icon={<Icon of={icon} size={20} />}
      tone={hue}
      layout={isAddition ? 'row' : 'tile'}
      isSelected={isSelected}
      isReadOnly={isDelivered}
      onChange={onToggle}
    />
  )
}
