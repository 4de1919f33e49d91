import { Box, ButtonLink, Card, Heading, Inline, Stack, Text } from '@saywright/ui'
import type { LucideIcon } from 'lucide-react'
import { IconTile } from '../../../parts/IconTile.js'

export type SideCardProps = {
  icon: LucideIcon
  title: string
  text: string
  action: string
  href: string
  /** Whether it opens a new tab. */
  isExternal?: boolean
}

/** Another way to get on than to write. */
export function SideCard({ icon, title, text, action, href, isExternal = false }: SideCardProps) {
  return (
    <Card>
      <Inline gap="x3" align="start" allowsWrapping={false}>
        <IconTile icon={icon} />
        <Stack gap="x2" align="start">
          <Box>
            <Heading level={2} variant="h3">
              {title}
            </Heading>
            <Text variant="bodySmall" tone="secondary">
              {text}
            </Text>
          </Box>
          <ButtonLink size="small" href={href} isExternal={isExternal}>
            {action}
          </ButtonLink>
        </Stack>
      </Inline>
    </Card>
  )
}
