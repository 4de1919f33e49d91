import type { VdkVersion } from '@saywright/api/contract'
import { Stack, Text } from '@saywright/ui'
import { formatDate, useMessages } from '@saywright/ui/i18n'
import { CollectionList, type CollectionProps } from '../list/CollectionList.js'
import { vdkVersionsMessages } from './messages.js'
import { VdkVersionDialog, type VdkVersionDialogProps } from './VdkVersionDialog.js'

export type VdkVersionsScreenProps = CollectionProps<VdkVersion> &
  Pick<VdkVersionDialogProps, 'onSave' | 'onInvalid'>

/** The versions of the kit. */
export function VdkVersionsScreen({ onSave, onInvalid, ...list }: VdkVersionsScreenProps) {
  const t = useMessages(vdkVersionsMessages)
  return (
    <CollectionList
      {...list}
      labels={{
        title: t('title'),
        lead: t('lead'),
        failed: t('failed'),
        empty: { title: t('emptyTitle'), text: t('emptyText') },
      }}
      search={t('search')}
      add={t('add')}
      nameOf={({ label }) => label}
      isUsed={({ projects_total }) => projects_total > 0}
      columns={[
        { id: 'label', header: t('label'), isRowHeader: true, cell: ({ label }) => label },
        { id: 'name', header: t('displayName'), cell: ({ display_name }) => display_name },
        { id: 'projects', header: t('projects'), align: 'end', cell: ({ projects_total }) => projects_total },
        { id: 'added', header: t('added'), align: 'end', cell: ({ created_at }) => formatDate(created_at) },
      ]}
      card={({ label, display_name, projects_total }) => (
        <Stack gap="x05">
          <Text weight="semibold">{label}</Text>
          <Text variant="bodySmall">{display_name}</Text>
          <Text variant="caption" tone="secondary">
            {t('usedBy', { count: projects_total })}
          </Text>
        </Stack>
      )}
      form={(version, onClose) => (
        <VdkVersionDialog version={version} onSave={onSave} onInvalid={onInvalid} onClose={onClose} />
      )}
    />
  )
}
