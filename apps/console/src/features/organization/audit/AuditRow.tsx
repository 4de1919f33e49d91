import type { AuditEntry } from '@saywright/api/contract'
import { brand } from '@saywright/shell'
import { Avatar, Glyph, Icon, Logo, Pressable } from '@saywright/ui'
import { formatTime, useLocale, useMessages } from '@saywright/ui/i18n'
import { History } from 'lucide-react'
import { useId, useState } from 'react'
import { organizationMessages } from '../messages/index.js'
import { AuditFacts } from './AuditFacts.js'
import * as css from './AuditTable.css.js'
import { actionIcons, knownAction } from './auditActions.js'
import { auditWords } from './auditWords.js'

/** One entry of the log; pressed, it says more. */
export function AuditRow({ entry }: { entry: AuditEntry }) {
  const t = useMessages(organizationMessages)
  const id = useId()
  const [isOpen, setIsOpen] = useState(false)
  const words = auditWords(entry, t, useLocale())
  const action = knownAction(entry.action)
  const { account, pseudonym } = entry
  return (
    <>
      <Pressable
        className={css.line}
        aria-expanded={isOpen}
        aria-controls={isOpen ? id : undefined}
        onPress={() => setIsOpen(!isOpen)}
      >
        <time className={css.time} dateTime={entry.created_at}>
          {formatTime(entry.created_at)}
        </time>
        <span className={css.part}>
          {account || pseudonym ? (
            <Avatar
              name={account ? `${account.first_name} ${account.last_name}` : words.person}
              size="small"
              isQuiet
              isDecorative
            />
          ) : (
            <span className={css.product} aria-hidden>
              <Logo name={brand.name} isMarkOnly size={16} />
            </span>
          )}
          <span>{words.person}</span>
        </span>
        <span className={css.part}>
          <Icon of={action ? actionIcons[action] : History} />
          {words.action}
        </span>
        <span className={css.part}>{words.object}</span>
        <span className={css.mark}>
          <Glyph name="down" className={css.chevron} />
        </span>
      </Pressable>
      {isOpen && <AuditFacts id={id} entry={entry} words={words} />}
    </>
  )
}
