import { Icon, Inline, Link } from '@saywright/ui'
import { ArrowLeft } from 'lucide-react'

/** The way to the place above. */
export function BackLink({ href, children }: { href: string; children: string }) {
  return (
    <Link variant="standalone" href={href}>
      <Inline gap="x1" allowsWrapping={false}>
        <Icon of={ArrowLeft} />
        {children}
      </Inline>
    </Link>
  )
}
