import { BandGlyph, type BandState } from '@saywright/shell/components'
import type { Technology } from '@saywright/shell/technologies'
import { Box, Inline, Text } from '@saywright/ui'

const states: Partial<Record<Technology, BandState>> = {
  wakeWord: 'delivered',
  strictCommands: 'delivered',
  intentCommands: 'delivered',
  biometrics: 'requested',
  synthesis: 'delivered',
}

/** How a project's bands may look, beside the words for it. */
export function BandsPicture({ children }: { children: string }) {
  return (
    <Box surface="sunken" padding="x2" radius="sm">
      <Inline allowsWrapping={false}>
        <BandGlyph size={36} label="" states={states} />
        <Text variant="bodySmall">{children}</Text>
      </Inline>
    </Box>
  )
}
