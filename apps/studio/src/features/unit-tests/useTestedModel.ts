import {
  kindOf,
  type Loadable,
  type ModelsByType,
  mapReady,
  type TestedType,
  testedTypes,
  type VoiceCommandModel,
} from '@saywright/api/contract'
import { toLoadable, useVoiceCommandModel, useWakeWordModel } from '@saywright/api/react'
import { idOf, studioPaths } from '@saywright/shell/paths'
import { useMemo } from 'react'
import { matchPath, useLocation, useParams } from 'react-router'

/** A model that has unit tests, and what is alike in all kinds. */
export type TestedModel = {
  readonly name: string
  readonly language: string
  /** Least score with which it takes what it heard. */
  readonly threshold: number
} & (
  | { readonly type: 'voice_commands'; readonly content: VoiceCommandModel }
  | { readonly type: 'wake_word'; readonly content: ModelsByType['wake_word'] }
)

/** The model of the address, as the pages of its tests name it. */
export interface TestedPlace {
  readonly type: TestedType
  readonly modelId: number
}

const typeOfSegment = (segment: string | undefined): TestedType =>
  testedTypes.find((type) => kindOf(type).segment === segment) ?? 'voice_commands'

/** The kind of the address, and the number of its model; 0 for an address that names none. */
export function useTestedPlace(): TestedPlace {
  const { pathname } = useLocation()
  const models = matchPath(`${studioPaths.unitTests.pattern}/*`, pathname)?.params.models
  return { type: typeOfSegment(models), modelId: idOf(useParams().modelId) ?? 0 }
}

/** A model with unit tests. */
export function useTestedModel(projectId: number, { type, modelId }: TestedPlace): Loadable<TestedModel> {
  const commands = useVoiceCommandModel(projectId, type === 'voice_commands' ? modelId : undefined)
  const words = useWakeWordModel(projectId, type === 'wake_word' ? modelId : undefined)
  return useMemo(
    () =>
      type === 'wake_word'
        ? mapReady(toLoadable(words), (content) => ({
            ...{ type, content, name: content.name, language: content.language ?? '' },
            threshold: content.threshold,
          }))
        : mapReady(toLoadable(commands), (content) => ({
            ...{ type, content, name: content.name, language: content.language },
            threshold: content.settings.THRESHOLD,
          })),
    [type, commands, words],
  )
}
