import { BandGlyph, Heading, Stack } from '@saywright/ui'

export type WaitingScreenProps = { title: string }

const everything = {
  wakeWord: 'delivered',
  strictCommands: 'delivered',
  intentCommands: 'delivered',
  biometrics: 'delivered',
  synthesis: 'delivered',
  dictation: 'delivered',
  enhancement: 'delivered',
} as const

/** A link is being checked; the person need do nothing. */
export function WaitingScreen({ title }: WaitingScreenProps) {
  return (
    <Stack gap="x3" align="center">
      <BandGlyph states={everything} size={56} isMono isAnimated label="" />
      <Heading level={1} variant="h2">
        {title}
      </Heading>
    </Stack>
  )
}
