import { BarGlyph, Heading, Stack } from '@saywright/ui'

export type WaitingScreenProps = { title: string }

/** A link is being checked; the person need do nothing. */
export function WaitingScreen({ title }: WaitingScreenProps) {
  return (
    <Stack gap="x3" align="center">
      <BarGlyph size={56} isMono isAnimated label="" />
      <Heading level={1} variant="h2">
        {title}
      </Heading>
    </Stack>
  )
}
