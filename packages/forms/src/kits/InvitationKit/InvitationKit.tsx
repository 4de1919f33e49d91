import { useMessages } from '@saywright/ui/i18n'
import { KitChecklist } from '../../fields/KitChecklist/KitChecklist.js'
import { EmailKit } from '../EmailKit/EmailKit.js'
import { RoleKit } from '../RoleKit/RoleKit.js'
import { invitationMessages } from './messages.js'

export type InvitationKitProps = {
  /** The projects that the person may be invited to; without any, nothing is asked about them. */
  projects?: readonly { id: number; title: string }[]
}

/** The fields `invitation_mail`, `role` and `projects` of an invitation. */
export function InvitationKit({ projects = [] }: InvitationKitProps) {
  const t = useMessages(invitationMessages)
  return (
    <>
      <EmailKit name="invitation_mail" label={t('email')} autoComplete="off" />
      <RoleKit />
      {projects.length > 0 && (
        <KitChecklist
          name="projects"
          label={t('projects')}
          options={projects.map(({ id, title }) => ({ value: id, label: title }))}
        />
      )}
    </>
  )
}
