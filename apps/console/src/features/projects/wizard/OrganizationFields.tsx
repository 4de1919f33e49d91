import { limits } from '@saywright/api/contract'
import { FormSelect, FormTextField, fieldNames, ProfessionalEmailKit } from '@saywright/forms'
import { Columns, TextField } from '@saywright/ui'
import { useMessages } from '@saywright/ui/i18n'
import { wizardMessages } from './messages/index.js'
import type { DetailsValues } from './wizardValues.js'

const nameOf = fieldNames<DetailsValues>()

/** An organization that the project may belong to. */
export type OwnOrganization = {
  readonly id: number
  readonly name: string
  /** Whether it was created without a name, so that the form requests one. */
  readonly isUnnamed?: boolean | undefined
  readonly email?: string | undefined
}

export type OrganizationFieldsProps = {
  /** Organizations that the person administers; empty for a first project, which creates one. */
  organizations: readonly OwnOrganization[]
  /** The selected organization. */
  chosenId: string
}

/** Organization of the project: a new one with its verified e-mail address, or an existing one, whose address is fixed. */
export function OrganizationFields({ organizations, chosenId }: OrganizationFieldsProps) {
  const t = useMessages(wizardMessages)
  const chosen = organizations.find(({ id }) => String(id) === chosenId)
  return (
    <Columns count={{ phone: 1, tablet: 2 }}>
      {organizations.length === 0 ? (
        <>
          <FormTextField
            name={nameOf('organization_name')}
            label={t('details.organization')}
            description={t('details.organizationHint')}
            autoComplete="organization"
            maxLength={limits.nameMaxCharacters}
            isRequired
          />
          <ProfessionalEmailKit
            name={nameOf('email_pro')}
            label={t('details.email')}
            description={t('details.emailHint')}
            isRequired
          />
        </>
      ) : (
        <>
          {chosen?.isUnnamed ? (
            <FormTextField
              name={nameOf('organization_name')}
              label={t('details.organization')}
              description={t('details.organizationHint')}
              autoComplete="organization"
              maxLength={limits.nameMaxCharacters}
              isRequired
            />
          ) : (
            <FormSelect
              name={nameOf('organization_id')}
              label={t('details.organization')}
              placeholder={t('details.chooseOrganization')}
              options={organizations.map(({ id, name }) => ({ value: String(id), label: name }))}
              isReadOnly={organizations.length === 1}
              isRequired
            />
          )}
          <TextField
            label={t('details.email')}
            description={t('details.emailKnown')}
            value={chosen?.email ?? ''}
            placeholder={t('details.noEmail')}
            isReadOnly
          />
        </>
      )}
    </Columns>
  )
}
