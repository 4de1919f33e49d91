import { consoleHost, namedHost, type Place } from './hosts.js'
import { modelSegments, studioPaths } from './paths/studioPaths.js'

export type StudioPlace = {
  code?: string | undefined
  modelId?: number | undefined
  /** What stands before the models of its type; voice commands unless said. */
  models?: string | undefined
  /** How the test of the model begins. */
  tryBy?: 'speak' | 'file' | undefined
}

/** The studio of a project, or one of its models: the studio subdomain of the current domain, the project as its path. Ports are kept. */
export function studioAddress(
  { protocol, host }: Place,
  projectId: number,
  { code, modelId, models = modelSegments.voice_commands, tryBy }: StudioPlace = {},
): string {
  const fragment = code ? `#code=${encodeURIComponent(code)}` : ''
  const path =
    modelId === undefined
      ? studioPaths.project({ projectId })
      : studioPaths.model({ projectId, models, modelId })
  const query = tryBy ? `?try=${tryBy}` : ''
  return `${protocol}//studio.${namedHost(host)}${path}${query}${fragment}`
}

/** A page of the console, from wherever one is. @param path with its leading slash. */
export function consoleAddress({ protocol, host }: Place, path: string): string {
  return `${protocol}//${consoleHost(host)}${path}`
}
