import { studioPaths } from '@saywright/shell/paths'
import { useMemo } from 'react'
import { useMatch, useNavigate, useSearchParams } from 'react-router'
import { newTestState } from '../../../parts/unit-tests/newTestState.js'
import { placeOfTested } from '../../../parts/unit-tests/testHref.js'
import { useStableActions } from '../../../parts/workspace/useStableActions.js'
import type { NavigationActions, NavigationState } from '../model/workspace/VoiceCommandWorkspace.js'
import { ruleHref, tabHref, tabNamed } from '../model/workspaceTab.js'

/**
 * The open parts of a model, and the links to other pages.
 *
 * @param idOf the model of a name, from which it may import.
 */
export function useNavigationGroup(
  projectId: number,
  modelId: number,
  idOf: ((name: string) => number | undefined) | undefined,
) {
  const [query] = useSearchParams()
  const tab = tabNamed(useMatch(studioPaths.voiceCommandTab.pattern)?.params.tab)
  const navigate = useNavigate()
  const rule = query.get('rule') ?? undefined
  const line = Number(query.get('line')) || undefined
  const place = useMemo(() => ({ projectId, modelId }), [projectId, modelId])
  const state = useMemo<NavigationState>(
    () => ({
      tab,
      openAt: rule !== undefined ? { kind: 'rule', rule } : line ? { kind: 'line', line } : undefined,
      modelHrefOf: (name) => {
        const other = idOf?.(name)
        return other === undefined ? undefined : tabHref({ projectId, modelId: other }, 'grammar')
      },
      hrefOf: (each) => tabHref(place, each),
      versionsHref: studioPaths.voiceCommandVersions(place),
      unitTestsHref: studioPaths.unitTests(placeOfTested(projectId, { model_id: modelId })),
    }),
    [tab, rule, line, place, projectId, modelId, idOf],
  )
  const actions = useStableActions<Required<NavigationActions>>({
    openTab: (each) => void navigate(tabHref(place, each)),
    openModel: (name, rule) => {
      const other = idOf?.(name)
      if (other !== undefined) void navigate(ruleHref({ projectId, modelId: other }, rule))
    },
    openNewTest: (sentences) =>
      void navigate(studioPaths.newUnitTest(placeOfTested(projectId, { model_id: modelId })), {
        state: newTestState(sentences),
      }),
  })
  return { state, actions }
}
