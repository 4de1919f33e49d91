import { createTag, limits, type OwnTagType, ownTagTypes, saveTag, type Tag } from '@saywright/api/contract'
import { FormSegmented, FormTextField, fieldNames, rulesOf, type SubmissionErrors } from '@saywright/forms'
import { useMessages } from '@saywright/ui/i18n'
import { listMessages } from '../list/messages.js'
import { RowDialog } from '../list/RowDialog.js'
import { tagsMessages } from './messages.js'

export type TagValues = { name: string; type: OwnTagType; english: string; french: string }
const nameOf = fieldNames<Omit<TagValues, 'type'> & { type: OwnTagType | '' }>()

export type TagDialogProps = {
  /** Absent: a new one. */
  tag: Tag | undefined
  onSave: (tag: Tag | undefined, values: TagValues) => Promise<SubmissionErrors | undefined>
  onInvalid: () => void
  onClose: () => void
}

/** The words of a tag; its name and type are chosen once. */
export function TagDialog({ tag, onSave, ...rest }: TagDialogProps) {
  const t = useMessages(tagsMessages)
  const words = useMessages(listMessages)
  return (
    <RowDialog<TagValues>
      {...rest}
      title={tag ? words('changeOf', { name: tag.name }) : t('add')}
      name={`staff-tag-${tag?.id ?? 'new'}`}
      rules={rulesOf(tag ? saveTag : createTag)}
      initialValues={{
        name: tag?.name ?? '',
        type: tag?.type === 'other' ? 'other' : 'provider',
        english: tag?.translations['en-US'] ?? '',
        french: tag?.translations['fr-FR'] ?? '',
      }}
      onSave={(values) => onSave(tag, values)}
    >
      {!tag && (
        <>
          <FormTextField
            name={nameOf('name')}
            label={t('name')}
            description={t('nameHint')}
            words={{ specialCharacters: t('wrongName') }}
            maxLength={limits.nameMaxCharacters}
            autoComplete="off"
          />
          <FormSegmented
            name={nameOf('type')}
            label={t('type')}
            options={ownTagTypes.map((value) => ({ value, label: t(`types.${value}`) }))}
          />
        </>
      )}
      <FormTextField
        name={nameOf('english')}
        label={t('english')}
        maxLength={limits.nameMaxCharacters}
        autoComplete="off"
      />
      <FormTextField
        name={nameOf('french')}
        label={t('french')}
        maxLength={limits.nameMaxCharacters}
        autoComplete="off"
      />
    </RowDialog>
  )
}
