import { Link, Stack } from '@saywright/ui'
import { Unlink } from 'lucide-react'
import type { ReactNode } from 'react'
import { AuthHeading } from './AuthHeading.js'
import { Tile } from './Tile.js'

export type DeadLinkProps = {
  title: string
  lead: ReactNode
  /** Links onwards, the most useful first. */
  ways: readonly { href: string; label: string }[]
}

/** The link of a mail leads nowhere any more: why, and what can be done instead. */
export function DeadLink({ title, lead, ways }: DeadLinkProps) {
  return (
    <Stack gap="x4">
      <Tile of={Unlink} tone="quiet" />
      <AuthHeading title={title} lead={lead} />
      <Stack gap="x2" align="start">
        {ways.map(({ href, label }) => (
          <Link key={href} href={href} variant="standalone">
            {label}
          </Link>
        ))}
      </Stack>
    </Stack>
  )
}
