import { Icon, Pressable } from '@saywright/ui'
import { useMessages } from '@saywright/ui/i18n'
import { ArrowLeftRight, LogOut } from 'lucide-react'
import { accountMessages } from '../messages/index.js'
import { away, entry, list } from './AccountNav.css.js'
import { type AccountSection, sectionHref, sectionIcons, sectionsFor } from './accountSections.js'

export type AccountNavProps = {
  current: AccountSection
  /** How many organizations the person belongs to. */
  organizations: number
  /** Absent for users of fewer than two organizations. */
  onSwitch?: (() => void) | undefined
  onLogOut: () => void
}

/** The sections of the account beside the one that is open, then what leads out of it. */
export function AccountNav({ current, organizations, onSwitch, onLogOut }: AccountNavProps) {
  const t = useMessages(accountMessages)
  return (
    <nav aria-label={t('title')}>
      <ul className={list}>
        {sectionsFor(organizations).map((section) => (
          <li key={section}>
            <Pressable
              className={entry}
              href={sectionHref(section)}
              aria-current={section === current ? 'page' : undefined}
            >
              <Icon of={sectionIcons[section]} />
              {t(`sections.${section}`)}
            </Pressable>
          </li>
        ))}
      </ul>
      <ul className={`${list} ${away}`}>
        {onSwitch && organizations > 1 && (
          <li>
            <Pressable className={entry} onPress={onSwitch}>
              <Icon of={ArrowLeftRight} />
              {t('menu.switch')}
            </Pressable>
          </li>
        )}
        <li>
          <Pressable className={entry} onPress={onLogOut}>
            <Icon of={LogOut} />
            {t('menu.logOut')}
          </Pressable>
        </li>
      </ul>
    </nav>
  )
}
