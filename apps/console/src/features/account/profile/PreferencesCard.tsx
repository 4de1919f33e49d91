import { Card, Icon, Inline, SegmentedControl, Select, Stack, Text } from '@saywright/ui'
import { type Locale, useMessages } from '@saywright/ui/i18n'
import { type Theme, themes } from '@saywright/ui/theme'
import { Contrast } from 'lucide-react'
import { profileMessages } from './messages.js'

export type PreferencesCardProps = {
  locale: Locale
  onLocaleChange: (locale: Locale) => void
  /** Undefined follows the system. */
  theme: Theme | undefined
  onThemeChange: (theme: Theme | undefined) => void
}

const appearances = ['system', ...themes] as const

/** Settings that apply at once: the language, saved to the account, and the appearance, saved on the device. */
export function PreferencesCard({ locale, onLocaleChange, theme, onThemeChange }: PreferencesCardProps) {
  const t = useMessages(profileMessages)
  return (
    <Card title={t('preferences.title')} isQuiet>
      <Stack gap="x4">
        <Select<Locale>
          label={t('preferences.language')}
          description={t('preferences.languageHint')}
          options={[
            { value: 'en-US', label: 'English', lang: 'en' },
            { value: 'fr-FR', label: 'Français', lang: 'fr' },
          ]}
          value={locale}
          onChange={onLocaleChange}
        />
        <Stack gap="x1">
          <Text variant="label">{t('preferences.appearance')}</Text>
          <Inline>
            <SegmentedControl
              label={t('preferences.appearance')}
              value={theme ?? 'system'}
              onChange={(chosen) => onThemeChange(themes.find((other) => other === chosen))}
              options={appearances.map((value) => ({
                value,
                label: t(`preferences.${value}`),
                ...(value === 'contrast' && { icon: <Icon of={Contrast} />, isLabelHidden: true }),
              }))}
            />
          </Inline>
          <Text variant="caption" tone="muted">
            {t('preferences.appearanceHint')}
          </Text>
        </Stack>
      </Stack>
    </Card>
  )
}
