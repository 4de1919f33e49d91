import { nameOfUseCase, UseCaseTile } from '@saywright/forms'
import { Inline, Stack, Text } from '@saywright/ui'
import { useLocale, useMessages } from '@saywright/ui/i18n'
import { technologiesMessages } from './messages.js'
import { dimmed } from './TechnologyName.css.js'
import type { TechnologyRow } from './technologyRows.js'

const bothOpenCommands = ['tech_voice_strict_commands', 'tech_intent_based_commands'] as const

/** A technology with its drawing, dimmed where the project has not requested it. */
export function TechnologyName({ row: { flag, state } }: { row: TechnologyRow }) {
  const t = useMessages(technologiesMessages)
  const locale = useLocale()
  const isAbsent = state === 'absent'
  const opening = bothOpenCommands.find((each) => each === flag)
  return (
    <Inline gap="x2" allowsWrapping={false}>
      <span className={isAbsent ? dimmed : undefined}>
        <UseCaseTile flag={flag} />
      </span>
      <Stack gap="x1">
        <Text as="span" weight={isAbsent ? 'regular' : 'medium'} tone={isAbsent ? 'secondary' : 'primary'}>
          {nameOfUseCase(flag, locale)}
        </Text>
        {opening && (
          <Text as="span" variant="caption" tone="secondary">
            {t(`opens.${opening}`)}
          </Text>
        )}
      </Stack>
    </Inline>
  )
}
