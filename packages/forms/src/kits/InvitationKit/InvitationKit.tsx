import { useMessages } from '@saywright/ui/i18n'
import type { ReactNode } from 'react'
import { fieldNames } from '../../core/fieldNames.js'
import { FormMultiSelect } from '../../fields/FormMultiSelect/FormMultiSelect.js'
import { EmailKit } from '../EmailKit/EmailKit.js'
import { RoleKit } from '../RoleKit/RoleKit.js'
import { action, line } from './InvitationKit.css.js'
import type { InvitationValues } from './invitation.js'
import { invitationMessages } from './messages.js'

const nameOf = fieldNames<InvitationValues>()

export type InvitationKitProps = {
  /** Projects to which the user may invite; without any, the field is not shown. */
  projects?: readonly { id: number; title: string }[]
  /**
   * Whether the address field receives the focus when it is rendered.
   * @default false
   */
  autoFocus?: boolean
  /** The submit button. */
  children?: ReactNode
}

/** The fields `invitation_mail`, `role` and `projects` of an invitation, in one row where there is space. */
export function InvitationKit({ projects = [], autoFocus = false, children }: InvitationKitProps) {
  const t = useMessages(invitationMessages)
  return (
    <div className={line}>
      <EmailKit
        name={nameOf('invitation_mail')}
        label={t('email')}
        words={{ alreadyExists: t('known') }}
        autoComplete="off"
        autoFocus={autoFocus}
      />
      <RoleKit variant="menu" />
      {projects.length > 0 && (
        <FormMultiSelect
          name={nameOf('projects')}
          label={t('projects')}
          isOptional
          placeholder={t('choose')}
          maxTags={1}
          options={projects.map(({ id, title }) => ({ value: id, label: title }))}
        />
      )}
      {children && <div className={action}>{children}</div>}
    </div>
  )
}
