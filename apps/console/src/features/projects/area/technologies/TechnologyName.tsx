import { nameOfUseCase, UseCaseTile } from '@saywright/forms'
import { Inline, Text } from '@saywright/ui'
import { useLocale } from '@saywright/ui/i18n'
import { dimmed } from './TechnologyName.css.js'
import type { TechnologyRow } from './technologyRows.js'

/** A technology with its drawing, quiet where the project has not asked for it. */
export function TechnologyName({ row: { flag, state } }: { row: TechnologyRow }) {
  const locale = useLocale()
  const isAbsent = state === 'absent'
  return (
    <Inline gap="x2" allowsWrapping={false}>
      <span className={isAbsent ? dimmed : undefined}>
        <UseCaseTile flag={flag} />
      </span>
      <Text as="span" weight={isAbsent ? 'regular' : 'medium'} tone={isAbsent ? 'secondary' : 'primary'}>
        {nameOfUseCase(flag, locale)}
      </Text>
    </Inline>
  )
}
