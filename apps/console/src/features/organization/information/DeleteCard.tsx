import type { Organization } from '@saywright/api/contract'
import { Button, Card, ConfirmDialog, Icon } from '@saywright/ui'
import { useMessages } from '@saywright/ui/i18n'
import { Trash2 } from 'lucide-react'
import { useState } from 'react'
import { organizationMessages } from '../messages/index.js'

export type DeleteCardProps = {
  organization: Pick<Organization, 'name' | 'members' | 'projects'>
  /** The call reports a refusal. */
  onDelete: () => Promise<void>
}

/** Deletes an organization, and first names what is deleted with it. */
export function DeleteCard({ organization, onDelete }: DeleteCardProps) {
  const t = useMessages(organizationMessages)
  const [isAsked, setAsked] = useState(false)
  const { name, members, projects } = organization
  return (
    <>
      <Card
        title={t('delete.title')}
        level={3}
        tone="danger"
        description={t('delete.text')}
        actions={
          <Button variant="dangerOutline" onPress={() => setAsked(true)}>
            {t('delete.open')}
          </Button>
        }
      />
      <ConfirmDialog
        isOpen={isAsked}
        onOpenChange={setAsked}
        icon={<Icon of={Trash2} size={20} />}
        title={t('delete.question', { organization: name })}
        confirmLabel={t('delete.confirm')}
        onConfirm={onDelete}
      >
        {t('delete.goes', {
          projects: t('projects', { count: projects?.length ?? 0 }),
          members: t('delete.members', { count: members.length }),
        })}
      </ConfirmDialog>
    </>
  )
}
