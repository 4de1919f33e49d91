import { useMakeLoginCode, useOpenSample } from '@saywright/api/react'
import { type StudioPlace, studioAddress, useShell } from '@saywright/shell'
import { useMessages } from '@saywright/ui/i18n'
import { useFocusedOrganization } from '../focus/useFocusedOrganization.js'
import { studioMessages } from './messages.js'

type Target = Omit<StudioPlace, 'code'> & { readonly projectId: number }

/** Opens the studio in a tab of its own and hands the session over: that of a project, one of its models, or the sample at its microphone. */
export function useStudio() {
  const t = useMessages(studioMessages)
  const { notices } = useShell()
  const { organization } = useFocusedOrganization()
  const makeLoginCode = useMakeLoginCode()
  const makeSample = useOpenSample()

  const openTab = async (find: () => Target | Promise<Target>) => {
    // Opened before the calls, because a browser lets only a press open a tab.
    const tab = window.open('', '_blank')
    if (!tab) {
      notices.show({ cause: 'studio', tone: 'error', text: t('popupBlocked') })
      return
    }
    tab.opener = null
    try {
      const { projectId, ...place } = await find()
      const { code } = await makeLoginCode({ body: { project_id: projectId } })
      tab.location.replace(studioAddress(window.location, projectId, { ...place, code }))
    } catch {
      tab.close()
    }
  }
  const sample = async (): Promise<Target> => {
    const body = organization ? { organization_id: organization.id } : {}
    const { project_id, model_id } = await makeSample({ body })
    return { projectId: project_id, modelId: model_id, tryBy: 'speak' }
  }
  return {
    openStudio: (projectId: number) => void openTab(() => ({ projectId })),
    openModel: (projectId: number, modelId: number) => void openTab(() => ({ projectId, modelId })),
    openSample: () => void openTab(sample),
  }
}
