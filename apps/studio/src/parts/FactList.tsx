import { Text } from '@saywright/ui'
import { Fragment, type ReactNode } from 'react'
import { fact, facts } from './FactList.css.js'

/** Names and values, one below the other. */
export function FactList({ rows }: { rows: readonly (readonly [name: string, value: ReactNode])[] }) {
  return (
    <dl className={facts}>
      {rows.map(([name, value]) => (
        <Fragment key={name}>
          <Text as="dt" variant="bodySmall" tone="secondary">
            {name}
          </Text>
          <dd className={fact}>
            <Text as="span" variant="bodySmall">
              {value}
            </Text>
          </dd>
        </Fragment>
      ))}
    </dl>
  )
}
