import type { Loadable, Organization } from '@saywright/api/contract'
import { organizationValues } from '@saywright/forms'
import { failureOf } from '@saywright/shell/components'
import { Card, Columns, ErrorState, Skeleton, Stack } from '@saywright/ui'
import { useMessages } from '@saywright/ui/i18n'
import type { ReactNode } from 'react'
import { organizationMessages } from '../messages/index.js'
import { ReadOnlyNote } from '../ReadOnlyNote.js'
import { AnotherCard } from './AnotherCard.js'
import { DeleteCard, type DeleteCardProps } from './DeleteCard.js'
import { FurtherFacts } from './FurtherFacts.js'
import { FurtherFields } from './FurtherFields.js'
import { furtherValues } from './further.js'
import { HandOverCard, type HandOverCardProps } from './HandOverCard.js'
import { LeaveCard, type LeaveCardProps } from './LeaveCard.js'
import { LogoField, type LogoFieldProps } from './LogoField.js'
import { OrganizationFacts } from './OrganizationFacts.js'
import { OrganizationForm, type OrganizationFormProps } from './OrganizationForm.js'
import { ReadOnlyInformation } from './ReadOnlyInformation.js'

export type InformationScreenProps = Pick<OrganizationFormProps, 'askName' | 'onInvalid' | 'guard'> & {
  organization: Loadable<Organization>
  /** The offer to name an organization that has no name of its own. */
  naming?: ReactNode
  /** Of the person who looks. */
  userId: number | undefined
  logo: Omit<LogoFieldProps, 'name'>
  onLeave: LeaveCardProps['onLeave']
  /** Absent for anyone who is not an administrator. */
  onHandOver?: HandOverCardProps['onHandOver'] | undefined
  /** Absent for anyone who is not an administrator. */
  onDelete?: DeleteCardProps['onDelete'] | undefined
  /** Absent for anyone who may only read. */
  onSave?: OrganizationFormProps['onSave'] | undefined
}

/** The details of an organization, and facts about it. */
export function InformationScreen({
  organization,
  naming,
  userId,
  logo,
  onLeave,
  onHandOver,
  onDelete,
  onSave,
  ...form
}: InformationScreenProps) {
  const t = useMessages(organizationMessages)
  if (organization.state !== 'ready')
    return (
      <Card title={t('information.title')}>
        {organization.state === 'failed' ? (
          <ErrorState {...failureOf(organization)} />
        ) : (
          <Skeleton widths={['24%', '96%', '96%', '96%', '96%']} />
        )}
      </Card>
    )
  const { value } = organization
  return (
    <Stack gap="x3">
      {naming}
      {!onSave && <ReadOnlyNote organization={value} />}
      <Columns count="aside">
        {onSave ? (
          <OrganizationForm
            {...form}
            key={value.id}
            name={`organization-${value.id}`}
            title={t('information.title')}
            head={<LogoField {...logo} name={value.name} />}
            initialValues={{ ...organizationValues(value), ...furtherValues(value) }}
            more={<FurtherFields />}
            onSave={onSave}
            footer={{
              note: t('information.note'),
              discardLabel: t('information.discard'),
              saveLabel: t('information.save'),
              savingLabel: t('information.saving'),
            }}
          />
        ) : (
          <Stack gap="x3">
            <ReadOnlyInformation organization={value} />
            <FurtherFacts organization={value} />
          </Stack>
        )}
        <OrganizationFacts organization={value} userId={userId} />
      </Columns>
      <AnotherCard />
      {onHandOver && (
        <HandOverCard
          organization={value}
          userId={userId}
          onHandOver={onHandOver}
          onInvalid={form.onInvalid}
        />
      )}
      <LeaveCard organization={value} userId={userId} onLeave={onLeave} />
      {onDelete && <DeleteCard organization={value} onDelete={onDelete} />}
    </Stack>
  )
}
