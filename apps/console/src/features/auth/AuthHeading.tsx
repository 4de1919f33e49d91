import { Heading, Stack, Text } from '@saywright/ui'

export type AuthHeadingProps = { title: string; lead: string }

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
