import { chosenUseCases, type TechnologyChoice, useCaseFlags } from '@saywright/api/contract'
import { Inline, Text } from '@saywright/ui'
import { useMessages } from '@saywright/ui/i18n'
import { useCaseMessages } from './messages.js'
import { count } from './UseCaseCount.css.js'
import { UseCaseGlyph } from './UseCaseGlyph.js'

export type UseCaseCountProps = {
  choice: TechnologyChoice
}

/** Shows how many use cases are selected, as bars and as text whose changes are announced. */
export function UseCaseCount({ choice }: UseCaseCountProps) {
  const t = useMessages(useCaseMessages)
  return (
    <div className={count}>
      <Inline gap="x1" allowsWrapping={false}>
        <UseCaseGlyph choice={choice} />
        <Text as="span" role="status" weight="medium">
          {t('selected', { chosen: chosenUseCases(choice).length, total: useCaseFlags.length })}
        </Text>
      </Inline>
    </div>
  )
}
