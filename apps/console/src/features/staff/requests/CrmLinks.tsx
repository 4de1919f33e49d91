import { crmKinds } from '@saywright/api/contract'
import { Link, Text } from '@saywright/ui'
import { useMessages } from '@saywright/ui/i18n'
import { Fragment } from 'react'
import { requestsMessages } from './messages.js'

/** Where the things of a request are in the customer database. */
export function CrmLinks({ links }: { links: Readonly<Record<string, string>> }) {
  const t = useMessages(requestsMessages)
  return (
    <Text variant="bodySmall" tone="secondary">
      <span>{t('detail.crm')}</span>
      {crmKinds.map((kind) => {
        const href = links[kind]
        return (
          href && (
            <Fragment key={kind}>
              {' '}
              <Link href={href} isExternal>
                {t(`detail.crmKind.${kind}`)}
              </Link>
            </Fragment>
          )
        )
      })}
    </Text>
  )
}
