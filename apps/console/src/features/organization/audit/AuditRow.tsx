import { labelOf, organizationRoles } from '@saywright/api/catalogue'
import { type AuditEntry, displayedName } from '@saywright/api/contract'
import { Avatar, Glyph, Icon } from '@saywright/ui'
import { formatTime, useLocale, useMessages } from '@saywright/ui/i18n'
import { History } from 'lucide-react'
import { useId, useState } from 'react'
import { Button } from 'react-aria-components'
import { organizationMessages } from '../messages/index.js'
import * as css from './AuditTable.css.js'
import { actionIcons, actionKey, knownAction } from './auditActions.js'

const textOf = (value: unknown) => (typeof value === 'string' ? value : undefined)

/** One entry of the log; pressed, it says more. */
export function AuditRow({ entry }: { entry: AuditEntry }) {
  const t = useMessages(organizationMessages)
  const locale = useLocale()
  const id = useId()
  const [isOpen, setIsOpen] = useState(false)
  const action = knownAction(entry.action)
  const { account, pseudonym, values, ip } = entry
  const person = account
    ? displayedName(account, locale)
    : pseudonym
      ? t('audit.formerPerson', { pseudonym })
      : t('audit.system')
  const words = (value: unknown) => labelOf(organizationRoles, textOf(value), locale) || undefined
  const facts = [
    ['before', words(values.before)],
    ['after', words(values.after)],
    ['address', ip ?? undefined],
    ['event', entry.action],
  ] as const
  return (
    <>
      <Button
        className={css.line}
        aria-expanded={isOpen}
        aria-controls={isOpen ? id : undefined}
        onPress={() => setIsOpen(!isOpen)}
      >
        <time className={css.time} dateTime={entry.created_at}>
          {formatTime(entry.created_at)}
        </time>
        <span className={css.part}>
          <Avatar
            name={account ? `${account.first_name} ${account.last_name}` : person}
            size="small"
            isQuiet
            isDecorative
          />
          {entry.is_staff ? t('audit.byStaff', { person }) : person}
        </span>
        <span className={css.part}>
          <Icon of={action ? actionIcons[action] : History} />
          {action ? t(`audit.action.${actionKey(action)}`) : entry.action}
        </span>
        <span className={css.part}>{textOf(values.name) ?? ''}</span>
        <span className={css.mark}>
          <Glyph name={isOpen ? 'minus' : 'down'} />
        </span>
      </Button>
      {isOpen && (
        <div id={id} className={css.details}>
          <dl className={css.strip}>
            {facts.map(
              ([key, value]) =>
                value && (
                  <div key={key} className={css.fact}>
                    <dt className={css.name}>{t(`audit.${key}`)}</dt>
                    <dd
                      className={
                        key === 'event' || key === 'address' ? `${css.value} ${css.code}` : css.value
                      }
                    >
                      {value}
                    </dd>
                  </div>
                ),
            )}
          </dl>
        </div>
      )}
    </>
  )
}
