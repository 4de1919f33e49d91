import { technologies } from '@saywright/shell/technologies'
import { Card, Heading, Stack, Text } from '@saywright/ui'
import { useMessages } from '@saywright/ui/i18n'
import { technologyMessages } from '../../../parts/technologyMessages.js'
import { projectsMessages } from '../messages/index.js'
import { band, bandColors, bandRow } from './BandsCard.css.js'

/** The technology of each bar of the glyph. */
export function BandsCard() {
  const t = useMessages(projectsMessages)
  const nameOf = useMessages(technologyMessages)
  return (
    <Card>
      <Stack gap="x3">
        <Heading level={2} variant="h3">
          {t('bands.title')}
        </Heading>
        <Stack as="ul" role="list" gap="x2">
          {technologies.map((technology) => (
            <li key={technology} className={bandRow}>
              <span className={`${band} ${bandColors[technology]}`} aria-hidden />
              <Text as="span" variant="bodySmall">
                {nameOf(technology)}
              </Text>
            </li>
          ))}
        </Stack>
      </Stack>
    </Card>
  )
}
