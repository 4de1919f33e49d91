import { crmKinds } from '@saywright/api/contract'
import { Inline, Link, Text } from '@saywright/ui'
import { useMessages } from '@saywright/ui/i18n'
import { requestsMessages } from './messages.js'

/** Where the things of a request are in the customer database. */
export function CrmLinks({ links }: { links: Readonly<Record<string, string>> }) {
  const t = useMessages(requestsMessages)
  return (
    <Inline gap="x2">
      <Text variant="bodySmall" tone="secondary">
        {t('detail.crm')}
      </Text>
      {crmKinds.map((kind) => {
        const href = links[kind]
        return (
          href && (
            <Link key={kind} href={href} isExternal>
              {t(`detail.crmKind.${kind}`)}
            </Link>
          )
        )
      })}
    </Inline>
  )
}
