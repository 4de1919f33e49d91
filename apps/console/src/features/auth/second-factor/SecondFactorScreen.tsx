import { Button, Link, Stack, Text } from '@saywright/ui'
import { useMessages } from '@saywright/ui/i18n'
import { type ReactNode, useState } from 'react'
import { AuthHeading } from '../AuthHeading.js'
import { secondFactorMessages } from './messages.js'
import { type SecondFactor, SecondFactorForm, type SecondFactorFormProps } from './SecondFactorForm.js'

export type SecondFactorScreenProps = Omit<SecondFactorFormProps, 'factor'> & {
  initialFactor?: SecondFactor
  /** The way in by passkey, which needs no code; absent where the browser has none. */
  passkey?: ReactNode
  /** Where the password can be entered again. */
  loginHref: string
}

/** Requests the second factor of an account after the right password. */
export function SecondFactorScreen({
  initialFactor = 'authenticator',
  passkey,
  loginHref,
  ...form
}: SecondFactorScreenProps) {
  const t = useMessages(secondFactorMessages)
  const [factor, setFactor] = useState(initialFactor)
  const other = factor === 'authenticator' ? 'recovery' : 'authenticator'
  return (
    <Stack gap="x4">
      <AuthHeading title={t('title')} lead={t(`${factor}.lead`)} />
      <SecondFactorForm key={factor} factor={factor} {...form} />
      <Stack gap="x2">
        <Button size="large" isFullWidth onPress={() => setFactor(other)}>
          {t(`${other}.other`)}
        </Button>
        {passkey}
      </Stack>
      <Text align="center">
        <Link href={loginHref} variant="standalone">
          {t('back')}
        </Link>
      </Text>
    </Stack>
  )
}
