import { type Loadable, type ModelTemplate, ready } from '@saywright/api/contract'
import { toLoadable, useModelTemplates } from '@saywright/api/react'
import { useState } from 'react'

/** The templates of a new model, read once they are requested for a language. */
export function useTemplates(projectId: number) {
  const [language, read] = useState<string>()
  const found = toLoadable(useModelTemplates(projectId, language))
  const all: Loadable<readonly ModelTemplate[]> = found.state === 'ready' ? ready(found.value.data) : found
  return { templates: language === undefined ? undefined : all, read }
}
