import { accountStatuses, label } from '@saywright/api/catalogue'
import { Icon, Tag } from '@saywright/ui'
import { useLocale } from '@saywright/ui/i18n'
import { BadgeCheck, CircleDashed, Clock } from 'lucide-react'

const looks = {
  pending_verification: { tone: 'warning', icon: Clock },
  unverified: { tone: 'neutral', icon: CircleDashed },
  verified: { tone: 'success', icon: BadgeCheck },
} as const

/** Whether an account is verified: nothing where the server says nothing that is known. */
export function StatusTag({ status }: { status: string | null | undefined }) {
  const locale = useLocale()
  const known = accountStatuses.find((option) => option['en-US'].toLowerCase() === status?.toLowerCase())
  if (!known) return null
  const { tone, icon } = looks[known.code]
  return (
    <Tag tone={tone} icon={<Icon of={icon} size={14} />}>
      {label(known, locale)}
    </Tag>
  )
}
