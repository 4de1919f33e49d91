import { consolePaths } from '@saywright/shell/paths'
import { Card, Heading, Icon, Inline, Link, Stack, Text } from '@saywright/ui'
import { useMessages } from '@saywright/ui/i18n'
import { BookOpen, CalendarDays, MessageSquare } from 'lucide-react'
import { projectsMessages } from '../messages/index.js'

export type StartCardProps = {
  /** Absent for an installation without such a page. */
  documentationHref?: string | undefined
  productTourHref?: string | undefined
}

/** Where to begin: pages of this installation, and a contact in every one. */
export function StartCard({ documentationHref, productTourHref }: StartCardProps) {
  const t = useMessages(projectsMessages)
  const places = [
    { key: 'documentation', icon: BookOpen, href: documentationHref },
    { key: 'productTour', icon: CalendarDays, href: productTourHref },
    { key: 'talk', icon: MessageSquare, href: consolePaths.contact({ topic: 'b984' }) },
  ] as const
  return (
    <Card>
      <Stack gap="x3">
        <Heading level={2} variant="h3">
          {t('start.title')}
        </Heading>
        <Stack as="ul" role="list" gap="x3">
          {places.map(
            ({ key, icon, href }) =>
              href && (
                <li key={key}>
                  <Inline gap="x2" allowsWrapping={false}>
                    <Icon of={icon} size={20} />
                    <Stack gap="x05">
                      <Link href={href} variant="quiet" isExternal={key !== 'talk'}>
                        {t(`start.${key}`)}
                      </Link>
                      <Text variant="caption" tone="secondary">
                        {t(`start.notes.${key}`)}
                      </Text>
                    </Stack>
                  </Inline>
                </li>
              ),
          )}
        </Stack>
      </Stack>
    </Card>
  )
}
