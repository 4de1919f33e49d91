import { useCreateProject, useOrganizationNameCheck } from '@saywright/api/react'
import { submissionErrors } from '@saywright/forms'
import { DocumentTitle, noticeOfInvalidForm, useShell } from '@saywright/shell'
import { consolePaths } from '@saywright/shell/paths'
import { useMessages } from '@saywright/ui/i18n'
import { useNavigate } from 'react-router'
import { useFocusedOrganization } from '../../../parts/focus/useFocusedOrganization.js'
import { projectsMessages } from '../messages/index.js'
import { type NewProject, NewProjectScreen } from './NewProjectScreen.js'

export function NewProjectRoute() {
  const t = useMessages(projectsMessages)
  const { notices, i18n } = useShell()
  const { user, organization } = useFocusedOrganization()
  const createProject = useCreateProject()
  const isNameTaken = useOrganizationNameCheck()
  const navigate = useNavigate()
  if (!user) return null

  const create = async ({ title, organization_name }: NewProject) => {
    try {
      const owner = organization ? { organization_id: organization.id } : { organization_name }
      await createProject({ body: { title, ...owner } })
    } catch (thrown) {
      return submissionErrors(thrown, ['title', 'organization_name'])
    }
    notices.show({
      cause: 'form',
      tone: 'success',
      isForNextPage: true,
      text: t('newProject.created', { project: title }),
    })
    void navigate(consolePaths.projects)
    return undefined
  }
  return (
    <>
      <DocumentTitle>{t('newProject.title')}</DocumentTitle>
      <NewProjectScreen
        organization={organization?.name}
        checkOrganizationName={async (name, signal) =>
          (await isNameTaken(name, signal)) ? 'alreadyExists' : undefined
        }
        onCreate={create}
        onInvalid={() => notices.show(noticeOfInvalidForm(i18n))}
        onCancel={() => void navigate(consolePaths.projects)}
      />
    </>
  )
}
