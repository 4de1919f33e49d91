import { useMe, useRotateLicenceKey, useSaveProject } from '@saywright/api/react'
import { type ProjectValues, useDiscardGuard } from '@saywright/forms'
import { noticeOfInvalidForm, useApiFailure, useShell } from '@saywright/shell'
import { useNow } from '@saywright/shell/components'
import { useMessages } from '@saywright/ui/i18n'
import { useBlockedLeaving } from '../../../../parts/useBlockedLeaving.js'
import { useProjectContext } from '../layout/ProjectLayoutRoute.js'
import { DetailsScreen } from './DetailsScreen.js'
import { detailsMessages } from './messages.js'

export function DetailsRoute() {
  const { project, isAdministrator, now } = useProjectContext()
  const t = useMessages(detailsMessages)
  const { i18n, notices } = useShell()
  const { data: user } = useMe()
  const nowOfLicence = useNow([user?.licence_key?.expired_at])
  const saveProject = useSaveProject()
  const rotateLicenceKey = useRotateLicenceKey()
  const failure = useApiFailure()
  const guard = useDiscardGuard()
  useBlockedLeaving(guard)

  const save = async (values: ProjectValues) => {
    try {
      await saveProject({
        params: { id: project.id },
        body: {
          title: values.title.trim(),
          additional_comment: values.additional_comment.trim(),
          solution_category: [...values.solution_category],
          solution_operating_system: [...values.solution_operating_system],
        },
        isFailureShown: true,
      })
    } catch (thrown) {
      return failure(thrown, Object.keys(values))
    }
    notices.show({ cause: 'form', tone: 'success', text: t('saved') })
    return undefined
  }
  return (
    <DetailsScreen
      project={project}
      now={Math.max(now, nowOfLicence)}
      licence={user && (user.licence_key ?? null)}
      onCopied={() => notices.show({ cause: 'copy', tone: 'success', text: t('licence.copied') })}
      onCopyFailed={() => notices.show({ cause: 'copy', tone: 'error', text: t('licence.copyFailed') })}
      onRotate={async () => {
        if (!user) return
        await rotateLicenceKey({ params: { id: user.id } })
        notices.show({ cause: 'licence', tone: 'success', text: t('licence.rotated') })
      }}
      onSave={isAdministrator ? save : undefined}
      onInvalid={() => notices.show(noticeOfInvalidForm(i18n))}
      guard={guard}
    />
  )
}
