import { studioPaths } from '@saywright/shell/paths'

/** The views of one grammar, in the order in which they are shown; the first is the text itself. */
export const workspaceTabs = ['grammar', 'graph', 'intents', 'slots'] as const
export type WorkspaceTab = (typeof workspaceTabs)[number]

type Model = { readonly projectId: number; readonly modelId: number }

export function tabHref(model: Model, tab: WorkspaceTab): string {
  return tab === 'grammar'
    ? studioPaths.voiceCommandModel(model)
    : studioPaths.voiceCommandTab({ ...model, tab })
}

/** Where the text of a model is, at the definition of a rule. */
export function ruleHref(model: Model, rule: string): string {
  return `${tabHref(model, 'grammar')}?${new URLSearchParams({ rule })}`
}

/** The tab that an address names by its last part; the text for one that names none. */
export function tabNamed(part: string | undefined): WorkspaceTab {
  return workspaceTabs.find((tab) => tab === part) ?? 'grammar'
}
