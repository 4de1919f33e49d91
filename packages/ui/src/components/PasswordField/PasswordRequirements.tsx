import { Circle, CircleCheck } from 'lucide-react'
import { VisuallyHidden } from 'react-aria-components'
import { useMessages } from '../../i18n/useMessages.js'
import { passwordFieldMessages } from './messages.js'
import { requirement, requirementIcon, requirementList } from './PasswordField.css.js'

export type PasswordRequirement = { label: string; isMet: boolean }

export type PasswordRequirementsProps = {
  /** The rules for the password, each with whether it is met. */
  requirements: readonly PasswordRequirement[]
  /** The id for `aria-describedby` of the field, when the list is not rendered below the field. */
  id?: string
}

/** Lists the rules for a password; each turns green when it is met, and progress is announced politely. */
export function PasswordRequirements({ requirements, id }: PasswordRequirementsProps) {
  const t = useMessages(passwordFieldMessages)
  const met = requirements.filter(({ isMet }) => isMet).length
  return (
    <div>
      {/* biome-ignore lint/a11y/noRedundantRoles: Safari forgets that a list without markers is one */}
      <ul role="list" id={id} className={requirementList}>
        {requirements.map(({ label, isMet }) => {
          const Icon = isMet ? CircleCheck : Circle
          return (
            <li key={label} data-met={isMet || undefined} className={requirement}>
              <Icon size={16} strokeWidth={1.75} aria-hidden className={requirementIcon} />
              <span>
                {label} <VisuallyHidden elementType="span">{t(isMet ? 'met' : 'notMet')}</VisuallyHidden>
              </span>
            </li>
          )
        })}
      </ul>
      <VisuallyHidden>
        <span role="status">{met > 0 ? t('progress', { met, total: requirements.length }) : ''}</span>
      </VisuallyHidden>
    </div>
  )
}
