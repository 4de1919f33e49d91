import type { AccountSecurity } from '@saywright/api/contract'
import { Card, Divider, Icon, Link, Stack, Text } from '@saywright/ui'
import { useMessages } from '@saywright/ui/i18n'
import { CircleCheck, TriangleAlert } from 'lucide-react'
import { securityMessages } from './messages/index.js'
import { line, lines, marks } from './SecurityCheck.css.js'

/** Summary of what protects the account and what could, with links to the cards. */
export function SecurityCheck({ security }: { security: AccountSecurity }) {
  const t = useMessages(securityMessages)
  const { has_password, totp, passkeys, recovery_codes_left: codes } = security
  const facts = [
    {
      id: 'password',
      isDone: has_password,
      words: t(has_password ? 'check.password' : 'check.noPassword'),
    },
    { id: 'two-factor', isDone: Boolean(totp), words: t(totp ? 'check.twoFactorOn' : 'check.twoFactorOff') },
    {
      id: 'passkeys',
      isDone: passkeys > 0,
      words: passkeys > 0 ? t('check.passkeys', { count: passkeys }) : t('check.noPasskey'),
    },
    ...(totp ? [{ id: 'two-factor', isDone: codes > 0, words: t('check.codes', { count: codes }) }] : []),
  ]
  return (
    <Card title={t('check.title')} isQuiet>
      <Stack gap="x3">
        <ul className={lines}>
          {facts.map(({ id, isDone, words }) => (
            <li key={words} className={line}>
              <span className={marks[isDone ? 'done' : 'missing']}>
                <Icon of={isDone ? CircleCheck : TriangleAlert} />
              </span>
              {isDone ? (
                <Text as="span">{words}</Text>
              ) : (
                // The router keeps the address and leaves scrolling to us.
                <Link
                  href={`#${id}`}
                  variant="standalone"
                  onPress={() => document.getElementById(id)?.scrollIntoView()}
                >
                  {words}
                </Link>
              )}
            </li>
          ))}
        </ul>
        <Divider />
        <Text variant="caption" tone="secondary">
          {t(facts.every(({ isDone }) => isDone) ? 'check.complete' : 'check.incomplete')}
        </Text>
      </Stack>
    </Card>
  )
}
