import { Heading, Stack, Text } from '@saywright/ui'
import type { ReactNode } from 'react'

export type AuthHeadingProps = { title: string; lead: ReactNode }

/** Title and first sentence of a way in. */
export function AuthHeading({ title, lead }: AuthHeadingProps) {
  return (
    <Stack gap="x1">
      <Heading level={1} variant="titleLarge">
        {title}
      </Heading>
      <Text tone="secondary">{lead}</Text>
    </Stack>
  )
}
