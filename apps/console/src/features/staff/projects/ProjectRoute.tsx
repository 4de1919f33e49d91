import {
  readyWith,
  toLoadable,
  useAllCategories,
  useAllTags,
  useAllVdkVersions,
  useCreateDelivery,
  useSaveStaffProject,
  useStaffProject,
  useWithdrawDelivery,
} from '@saywright/api/react'
import { DocumentTitle } from '@saywright/shell'
import { useNow } from '@saywright/shell/components'
import { consolePaths, idOf } from '@saywright/shell/paths'
import { useMessages } from '@saywright/ui/i18n'
import { Navigate, useParams } from 'react-router'
import { useSaved } from '../list/useSaved.js'
import { deliveryBody } from './deliveryBody.js'
import { deliveryMessages } from './deliveryMessages.js'
import { ProjectScreen } from './ProjectScreen.js'

export function ProjectRoute() {
  const id = idOf(useParams().projectId ?? '')
  return id === undefined ? <Navigate to={consolePaths.staffProjects} replace /> : <KnownProject id={id} />
}

function KnownProject({ id }: { id: number }) {
  const t = useMessages(deliveryMessages)
  const context = useStaffProject(id)
  const now = useNow(context.data?.project.deliveries?.map(({ expire_on }) => expire_on) ?? [])
  const versions = useAllVdkVersions()
  const categories = useAllCategories()
  const tags = useAllTags()
  const change = useSaveStaffProject()
  const deliver = useCreateDelivery()
  const withdraw = useWithdrawDelivery()
  const { save, onInvalid } = useSaved('staff-project')
  const params = { id }
  return (
    <>
      <DocumentTitle>{context.data?.project.title ?? t('facts')}</DocumentTitle>
      <ProjectScreen
        context={readyWith(
          toLoadable(context),
          toLoadable(versions),
          toLoadable(categories),
          toLoadable(tags),
        )}
        versions={versions.data ?? []}
        categories={categories.data ?? []}
        providers={tags.data?.filter(({ type }) => type === 'provider') ?? []}
        now={new Date(now)}
        onSave={(_, { status, ...body }) =>
          save(change({ params, body: { ...body, ...(status && { status }) } }), ['status'])
        }
        onCategories={(body) => save(change({ params, body }), [])}
        onDeliver={(delivery) => save(deliver({ params, body: deliveryBody(delivery) }), ['message'])}
        onWithdraw={({ id: deliveryId }, message, langs) =>
          save(
            withdraw({
              params: { id, deliveryId },
              body: { message: message.trim() || null, ...(langs && { langs }) },
            }),
            ['message', 'langs'],
          )
        }
        onInvalid={onInvalid}
      />
    </>
  )
}
