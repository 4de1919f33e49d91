import { type Tag, tagTypes } from '@saywright/api/contract'
import { Inline, Stack, Tag as TagMark, Text } from '@saywright/ui'
import { useMessages } from '@saywright/ui/i18n'
import { CollectionList, type CollectionProps } from '../list/CollectionList.js'
import { longWords, narrowWords } from '../list/longWords.css.js'
import { tagsMessages } from './messages.js'
import { TagDialog, type TagDialogProps } from './TagDialog.js'

export type TagsScreenProps = CollectionProps<Tag> & Pick<TagDialogProps, 'onSave' | 'onInvalid'>

/** Every tag: those of the product, and those of staff. */
export function TagsScreen({ onSave, onInvalid, ...list }: TagsScreenProps) {
  const t = useMessages(tagsMessages)
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
      status={{
        label: t('type'),
        options: [
          { value: '', label: t('anyType') },
          ...tagTypes.map((value) => ({ value, label: t(`types.${value}`) })),
        ],
      }}
      add={t('add')}
      nameOf={({ name }) => name}
      isFixed={({ locked }) => locked}
      isUsed={({ uses_total }) => uses_total > 0}
      columns={[
        {
          id: 'name',
          header: t('name'),
          isRowHeader: true,
          cell: ({ name, locked }) => (
            <div className={narrowWords}>
              <Inline gap="x1">
                <span>{name}</span>
                {locked && <TagMark>{t('locked')}</TagMark>}
              </Inline>
            </div>
          ),
        },
        // The longest word whole, in both languages.
        { id: 'type', header: t('type'), width: '124px', cell: ({ type }) => t(`types.${type}`) },
        {
          id: 'english',
          header: t('english'),
          cell: ({ translations }) => <div className={narrowWords}>{translations['en-US']}</div>,
        },
        {
          id: 'french',
          header: t('french'),
          cell: ({ translations }) => (
            <div className={narrowWords} lang="fr">
              {translations['fr-FR']}
            </div>
          ),
        },
        { id: 'uses', header: t('uses'), align: 'end', cell: ({ uses_total }) => uses_total },
      ]}
      card={({ name, type, translations, uses_total, locked }) => (
        <div className={longWords}>
          <Stack gap="x05">
            <Text weight="semibold">{name}</Text>
            <Text variant="bodySmall">{`${translations['en-US']}, ${translations['fr-FR']}`}</Text>
            <Text variant="caption" tone="secondary">
              {[
                t(`types.${type}`),
                t('usedIn', { count: uses_total }),
                ...(locked ? [t('locked')] : []),
              ].join(' · ')}
            </Text>
          </Stack>
        </div>
      )}
      form={(tag, onClose) => <TagDialog tag={tag} onSave={onSave} onInvalid={onInvalid} onClose={onClose} />}
    />
  )
}
