import { consolePaths } from '@saywright/shell/paths'
import { Box, Icon, Inline, Link, SegmentedControl, Stack, Text } from '@saywright/ui'
import { richText, useMessages } from '@saywright/ui/i18n'
import { ShieldCheck } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { AuthHeading } from '../AuthHeading.js'
import { LegalSentence } from '../legal/LegalSentence.js'
import { registerMessages } from './messages.js'
import { RegisterForm, type RegisterFormProps } from './RegisterForm.js'
import { toggle } from './RegisterScreen.css.js'

export type { Registration } from './RegisterForm.js'

export type RegisterScreenProps = RegisterFormProps & {
  /** The ways in by an account elsewhere. */
  social: ReactNode
  /** The query of the address, preserved in the links: `?next=…`. */
  search?: string
}

/** A new account, by e-mail or with an account elsewhere. */
export function RegisterScreen({ social, search = '', ...form }: RegisterScreenProps) {
  const t = useMessages(registerMessages)
  const [way, setWay] = useState<'email' | 'social'>('email')
  return (
    <Stack gap="x4">
      <AuthHeading title={t('title')} lead={t('lead')} />
      <div className={toggle}>
        <SegmentedControl
          label={t('way.label')}
          options={[
            { value: 'email', label: t('way.email') },
            { value: 'social', label: t('way.social') },
          ]}
          value={way}
          onChange={setWay}
          isFullWidth
        />
      </div>
      {/* Hidden and not left out: typed values are there again when the user comes back. */}
      <div hidden={way !== 'email'}>
        <RegisterForm {...form} />
      </div>
      {way === 'social' && (
        <Stack gap="x3">
          {social}
          <Box surface="sunken" radius="md" padding="x2">
            <Inline gap="x2" align="start" allowsWrapping={false}>
              <Icon of={ShieldCheck} />
              <Text as="span" variant="bodySmall" tone="secondary">
                {t('socialNote')}
              </Text>
            </Inline>
          </Box>
        </Stack>
      )}
      <LegalSentence />
      <Text variant="bodySmall" tone="secondary" align="center">
        {richText(t('hasAccount'), {
          login: (words) => <Link href={`${consolePaths.login}${search}`}>{words}</Link>,
        })}
      </Text>
    </Stack>
  )
}
