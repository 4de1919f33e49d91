import { Icon, Inline, Text } from '@saywright/ui'
import { Info } from 'lucide-react'
import type { ReactNode } from 'react'

/** A quiet sentence about what is beside it. */
export function Note({ children }: { children: ReactNode }) {
  return (
    <Text as="span" variant="bodySmall" tone="secondary">
      <Inline gap="x1" allowsWrapping={false}>
        <Icon of={Info} />
        <span>{children}</span>
      </Inline>
    </Text>
  )
}
