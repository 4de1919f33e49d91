import { Badge, Heading, Inline, Stack } from '@saywright/ui'
import type { ReactNode } from 'react'

export type PhoneSectionProps = {
  title: string
  count?: number | undefined
  /** Of its title among the headings of the page. */
  level?: 2 | 3
  children: ReactNode
}

/** On phones the cards of a list are on the page itself, below a title. */
export function PhoneSection({ title, count, level = 3, children }: PhoneSectionProps) {
  return (
    <Stack as="section" gap="x2">
      <Inline gap="x2">
        <Heading level={level} variant="h2">
          {title}
        </Heading>
        {count !== undefined && <Badge count={count} />}
      </Inline>
      {children}
    </Stack>
  )
}
