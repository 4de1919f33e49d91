import { login } from '@saywright/api/contract'
import {
  EmailKit,
  FormPasswordField,
  fieldNames,
  rulesOf,
  type SubmissionErrors,
  SubmitButton,
  ValidatedForm,
} from '@saywright/forms'
import { signInPaths } from '@saywright/shell/paths'
import { Link, Stack, Text } from '@saywright/ui'
import { richText, useMessages } from '@saywright/ui/i18n'
import { type ReactNode, Suspense, useState } from 'react'
import { AuthHeading } from '../AuthHeading.js'
import { authMessages } from '../messages/index.js'
import type { Credentials } from './credentials.js'
import * as css from './LoginScreen.css.js'
import { DemonstrationOffer } from './lazyDemonstrationOffer.js'
import { LoginFault } from './lazyLoginFault.js'

export type LoginScreenProps = {
  onLogIn: (credentials: Credentials) => Promise<SubmissionErrors | undefined>
  onInvalid: () => void
  /** The login of a demonstration, where there is one. */
  demonstration?: Credentials | undefined
  /** The ways in by an account elsewhere, above the form. */
  social: ReactNode
  /** The way in by passkey, below it; absent where the browser has none. */
  passkey?: ReactNode
  /** The query of the address, preserved in the links: `?next=…`. */
  search?: string
}

const blank: Credentials = { email: '', password: '' }

const nameOf = fieldNames(blank)

/** The way in by e-mail and password. */
export function LoginScreen({
  onLogIn,
  onInvalid,
  demonstration,
  social,
  passkey,
  search = '',
}: LoginScreenProps) {
  const t = useMessages(authMessages)
  // How often the demonstration was filled in: a new form each time.
  const [fills, setFills] = useState(0)
  const [wasRefused, setRefused] = useState(false)
  return (
    <Stack gap="x4">
      <AuthHeading title={t('login.title')} lead={t('login.lead')} />
      {demonstration && (
        <Suspense>
          <DemonstrationOffer demonstration={demonstration} onFill={() => setFills(fills + 1)} />
        </Suspense>
      )}
      <div className={css.social}>{social}</div>
      <ValidatedForm
        name="login"
        key={fills}
        rules={rulesOf(login)}
        initialValues={fills > 0 && demonstration ? demonstration : blank}
        onSubmit={async (credentials) => {
          const errors = await onLogIn(credentials)
          setRefused(errors !== undefined)
          return errors
        }}
        onInvalid={onInvalid}
        aria-label={t('login.title')}
      >
        <Stack gap="x3">
          <EmailKit autoComplete="username" size="large" />
          <FormPasswordField
            name={nameOf('password')}
            label={t('login.password')}
            labelAction={
              <Link href={`${signInPaths.resetPassword}${search}`} variant="standalone">
                {t('login.forgotten')}
              </Link>
            }
            size="large"
          />
          {wasRefused && (
            <Suspense>
              <LoginFault />
            </Suspense>
          )}
          <SubmitButton size="large" isFullWidth pendingLabel={t('login.submitting')}>
            {t('login.submit')}
          </SubmitButton>
        </Stack>
      </ValidatedForm>
      {passkey && <div className={css.passkey}>{passkey}</div>}
      <Text variant="bodySmall" tone="secondary" align="center">
        {richText(t('login.noAccount'), {
          register: (words) => <Link href={`${signInPaths.register}${search}`}>{words}</Link>,
        })}
      </Text>
    </Stack>
  )
}
