/** A change that is wrong, typed and well formed, so that only a test can find it. */
export type Planted = {
  kind: 'component' | 'screen' | 'call'
  path: string
  from: string
  to: string
  /** The file of tests or stories that is to find it. */
  foundBy: string
}

const domains = 'apps/console/src/features/organization/email-domains'
const notifications = 'services/server/src/domains/notifications'

export const faults: readonly Planted[] = [
  {
    kind: 'component',
    path: 'packages/ui/src/components/Select/Select.tsx',
    from: 'onChange?.(key as Value)',
    to: 'onChange?.(options[0]?.value ?? (key as Value))',
    foundBy: 'packages/ui/src/components/Select/Select.stories.tsx',
  },
  {
    kind: 'screen',
    path: `${domains}/DomainsScreen.tsx`,
    from: 'onConfirm={() => onRemove?.(removed)}',
    to: 'onConfirm={() => undefined}',
    foundBy: `${domains}/DomainsScreen.stories.tsx`,
  },
  {
    kind: 'call',
    path: `${notifications}/delivery.ts`,
    from: '{ ...account?.delivery_json, ...body }',
    to: '{ ...account?.delivery_json, ...usualDelivery, ...body }',
    foundBy: `${notifications}/delivery.test.ts`,
  },
]
