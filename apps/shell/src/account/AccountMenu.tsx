import { displayedName, type User } from '@saywright/api/contract'
import { Avatar, Icon, IconButton, initials, Menu, MenuItem, MenuSection, MenuTrigger } from '@saywright/ui'
import { type Locale, useMessages } from '@saywright/ui/i18n'
import { type Theme, themes } from '@saywright/ui/theme'
import { FileText, LogOut, MonitorDown, ShieldCheck } from 'lucide-react'
import { shellMessages } from '../messages/index.js'
import { accountMessages } from './messages.js'

export type AccountMenuProps = {
  user: Pick<User, 'first_name' | 'last_name'>
  locale: Locale
  onLocaleChange: (locale: Locale) => void
  /** Undefined follows the system. */
  theme: Theme | undefined
  onThemeChange: (theme: Theme | undefined) => void
  onLogOut: () => void
  /** Absent where the legal texts are not available. */
  onTerms?: (() => void) | undefined
  onPrivacy?: (() => void) | undefined
  /** Absent where the browser cannot install the product as an app, or has done so. */
  onInstall?: (() => void) | undefined
  /** Open from the start, for stories. */
  defaultOpen?: boolean
}

const system = 'system' as const

/** The person's own menu at the end of the top bar: language, theme, and the way out. */
export function AccountMenu({
  user,
  locale,
  onLocaleChange,
  theme,
  onThemeChange,
  onLogOut,
  onTerms,
  onPrivacy,
  onInstall,
  defaultOpen,
}: AccountMenuProps) {
  const t = useMessages(accountMessages)
  const shell = useMessages(shellMessages)
  const name = displayedName(user, locale)
  // The displayed name begins with the last name; initials are in the usual order. They are in the button's name as well,
  // for users of voice control.
  const spoken = `${user.first_name} ${user.last_name}`
  return (
    <MenuTrigger {...(defaultOpen ? { defaultOpen } : {})}>
      <IconButton
        label={t('account.menu', { name, initials: initials(spoken) })}
        icon={<Avatar name={spoken} isDecorative />}
      />
      <Menu placement="bottom end">
        <MenuSection
          title={shell('language.label')}
          selectionMode="single"
          selectedKeys={[locale]}
          onSelectionChange={([key]) => key && onLocaleChange(key as Locale)}
        >
          <MenuItem id="en-US" lang="en">
            {shell('language.english')}
          </MenuItem>
          <MenuItem id="fr-FR" lang="fr">
            {shell('language.french')}
          </MenuItem>
        </MenuSection>
        <MenuSection
          title={t('theme.label')}
          selectionMode="single"
          selectedKeys={[theme ?? system]}
          onSelectionChange={([key]) => key && onThemeChange(themes.find((other) => other === key))}
        >
          {([system, ...themes] as const).map((key) => (
            <MenuItem key={key} id={key}>
              {t(`theme.${key}`)}
            </MenuItem>
          ))}
        </MenuSection>
        <MenuSection aria-label={name}>
          {onTerms && (
            <MenuItem icon={<Icon of={FileText} />} onAction={onTerms}>
              {t('account.terms')}
            </MenuItem>
          )}
          {onPrivacy && (
            <MenuItem icon={<Icon of={ShieldCheck} />} onAction={onPrivacy}>
              {t('account.privacy')}
            </MenuItem>
          )}
          {onInstall && (
            <MenuItem icon={<Icon of={MonitorDown} />} onAction={onInstall}>
              {t('account.install')}
            </MenuItem>
          )}
          <MenuItem icon={<Icon of={LogOut} />} onAction={onLogOut}>
            {t('account.logout')}
          </MenuItem>
        </MenuSection>
      </Menu>
    </MenuTrigger>
  )
}
