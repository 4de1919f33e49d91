import { Card, Columns, Heading, Inline, Link, Stack, Text } from '@saywright/ui'
import { useMessages } from '@saywright/ui/i18n'
import { BookOpen, CalendarDays, UserPlus } from 'lucide-react'
import { IconTile } from '../../../parts/IconTile.js'
import { wizardMessages } from './messages/index.js'

export type NextCardsProps = {
  /** Absent for an installation without such a page. */
  productTourHref?: string | undefined
  documentationHref?: string | undefined
  inviteHref: string
}

/** Next steps while a request is reviewed, or after its delivery. */
export function NextCards({
  productTourHref,
  documentationHref,
  inviteHref,
  isApproved,
}: NextCardsProps & { isApproved: boolean }) {
  const t = useMessages(wizardMessages)
  const ways = [
    { key: 'tour', icon: CalendarDays, href: productTourHref, isExternal: true },
    { key: 'documentation', icon: BookOpen, href: documentationHref, isExternal: false },
    { key: 'invite', icon: UserPlus, href: inviteHref, isExternal: false },
  ] as const
  return (
    <Stack gap="x2">
      <Heading level={2} variant="h3">
        {t(isApproved ? 'end.start' : 'end.wait')}
      </Heading>
      <Columns as="ul" role="list" count={{ phone: 1, laptop: 3 }}>
        {ways.map(
          ({ key, icon, href, isExternal }) =>
            href && (
              <li key={key}>
                <Card>
                  <Inline gap="x2" align="start" allowsWrapping={false}>
                    <IconTile icon={icon} />
                    <Stack gap="x05">
                      <Text weight="medium">
                        <Link href={href} variant="quiet" isExternal={isExternal}>
                          {t(`end.${key}`)}
                        </Link>
                      </Text>
                      <Text variant="bodySmall" tone="secondary">
                        {t(`end.${key}Text`)}
                      </Text>
                    </Stack>
                  </Inline>
                </Card>
              </li>
            ),
        )}
      </Columns>
    </Stack>
  )
}
