import type { Category, Delivery, Loadable, StaffProjectContext, Tag } from '@saywright/api/contract'
import type { SubmissionErrors } from '@saywright/forms'
import { failureOf } from '@saywright/shell/components'
import { consolePaths } from '@saywright/shell/paths'
import { Button, Card, ErrorState, Icon, Inline, Link, Page, Skeleton, Stack } from '@saywright/ui'
import { formatDay, useLocale, useMessages } from '@saywright/ui/i18n'
import { useWidthClass } from '@saywright/ui/theme'
import { ArrowLeft } from 'lucide-react'
import { useState } from 'react'
import { FactList } from '../../../parts/FactList.js'
import { CategoriesDialog, type ProjectCategories } from './CategoriesDialog.js'
import { DeliveriesCard } from './DeliveriesCard.js'
import { DeliveryDialog, type HandDelivery } from './DeliveryDialog.js'
import { deliveryMessages } from './deliveryMessages.js'
import { MembersCard } from './MembersCard.js'
import { ProjectDialog, type ProjectDialogProps } from './ProjectDialog.js'
import { statusIn } from './statusWords.js'
import { WithdrawDialog, type WithdrawDialogProps } from './WithdrawDialog.js'

export type ProjectScreenProps = Pick<ProjectDialogProps, 'versions' | 'onSave' | 'onInvalid'> &
  Pick<WithdrawDialogProps, 'onWithdraw'> & {
    context: Loadable<StaffProjectContext>
    categories: readonly Category[]
    providers: readonly Tag[]
    now: Date
    onDeliver: (delivery: HandDelivery) => Promise<SubmissionErrors | undefined>
    onCategories: (categories: ProjectCategories) => Promise<SubmissionErrors | undefined>
  }

/** One project of any organization: the settings of staff, its deliveries, and its members. */
export function ProjectScreen({ context, ...rest }: ProjectScreenProps) {
  const t = useMessages(deliveryMessages)
  const width = useWidthClass()
  // Where there is room the bar above shows the way.
  const back = (width === 'phone' || width === 'tablet') && (
    <Link variant="standalone" href={consolePaths.staffProjects}>
      <Inline gap="x1" allowsWrapping={false}>
        <Icon of={ArrowLeft} />
        {t('back')}
      </Inline>
    </Link>
  )
  if (context.state === 'ready') return <ReadyProject back={back} context={context.value} {...rest} />
  return (
    <Page title={t('facts')} back={back}>
      <Card>
        {context.state === 'loading' ? (
          <Skeleton />
        ) : (
          <ErrorState title={t('failed')} {...failureOf(context)} />
        )}
      </Card>
    </Page>
  )
}

type ReadyProjectProps = Omit<ProjectScreenProps, 'context'> & {
  back: React.ReactNode
  context: StaffProjectContext
}
type Open = 'project' | 'categories' | 'delivery' | Delivery

function ReadyProject({ back, context, ...setting }: ReadyProjectProps) {
  const t = useMessages(deliveryMessages)
  const [open, setOpen] = useState<Open>()
  const { project } = context
  const dialog = { onInvalid: setting.onInvalid, onClose: () => setOpen(undefined) }
  return (
    <Page
      title={project.title}
      description={project.organization.name}
      back={back}
      actions={
        <Inline>
          <Button onPress={() => setOpen('categories')}>{t('changeCategories')}</Button>
          <Button onPress={() => setOpen('project')}>{t('change')}</Button>
        </Inline>
      }
    >
      <Stack gap="x3">
        <Card title={t('facts')}>
          <Facts {...context} />
        </Card>
        <DeliveriesCard
          deliveries={project.deliveries ?? []}
          providers={setting.providers}
          now={laterOf(setting.now, project.updated_at)}
          onDeliver={() => setOpen('delivery')}
          onWithdraw={setOpen}
        />
        <MembersCard members={project.members} total={project.members_total} />
      </Stack>
      {open === 'project' && (
        <ProjectDialog
          {...dialog}
          project={{
            ...project,
            beta_access: project.beta_access ?? false,
            vdk_version: context.vdk_version,
          }}
          versions={setting.versions}
          onSave={setting.onSave}
        />
      )}
      {open === 'categories' && (
        <CategoriesDialog
          {...dialog}
          project={project}
          categories={setting.categories}
          now={setting.now}
          onSave={setting.onCategories}
        />
      )}
      {open === 'delivery' && (
        <DeliveryDialog
          {...dialog}
          project={project.title}
          members={context.members_total}
          now={setting.now}
          providers={setting.providers}
          onDeliver={setting.onDeliver}
        />
      )}
      {typeof open === 'object' && (
        <WithdrawDialog {...dialog} delivery={open} onWithdraw={setting.onWithdraw} />
      )}
    </Page>
  )
}

/** A recent withdrawal is over by the clock of the server, whatever the local one says. */
function laterOf(now: Date, changed: string | null | undefined): Date {
  return changed && Date.parse(changed) > now.getTime() ? new Date(changed) : now
}

function Facts({ project, vdk_version }: StaffProjectContext) {
  const t = useMessages(deliveryMessages)
  const locale = useLocale()
  const named = (list: Iterable<{ name: string }> | null | undefined) =>
    [...(list ?? [])].map(({ name }) => name).join(', ') || undefined
  const until = project.categories_expiration ? ` (${formatDay(project.categories_expiration)})` : ''
  const ofEvaluation = named(project.evaluation_categories)
  const permanent = named(project.permanent_categories)
  return (
    <FactList
      facts={[
        [t('status'), statusIn(project.status, locale)],
        [t('beta'), t(project.beta_access ? 'yes' : 'no')],
        [t('version'), vdk_version ? `${vdk_version.label}, ${vdk_version.display_name}` : undefined],
        [t('evaluation'), project.evaluation_ends_on ? formatDay(project.evaluation_ends_on) : undefined],
        [t('members'), String(project.members_total)],
        [t('categories'), permanent],
        [t('ofEvaluation'), ofEvaluation && `${ofEvaluation}${until}`],
      ]}
    />
  )
}
