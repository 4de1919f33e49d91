import { consoleHost, namedHost, type Place } from './hosts.js'
import { studioPaths } from './paths/studioPaths.js'

export type StudioPlace = {
  code?: string | undefined
  /** A model of voice commands. */
  modelId?: number | undefined
  /** How the test of the model begins. */
  tryBy?: 'speak' | 'file' | undefined
}

/** The studio of a project, or one of its models. */
export function studioAddress(
  here: Place,
  projectId: number,
  { code, modelId, tryBy }: StudioPlace = {},
): string {
  const path =
    modelId === undefined
      ? studioPaths.project({ projectId })
      : studioPaths.voiceCommandModel({ projectId, modelId })
  return studioPage(here, tryBy ? `${path}?try=${tryBy}` : path, code)
}

/**
 * A page of the studio, which is a subdomain of the current domain. Ports are preserved.
 *
 * @param path with its leading slash, and what follows it.
 * @param code hands the session over.
 */
export function studioPage({ protocol, host }: Place, path: string, code?: string): string {
  const fragment = code ? `#code=${encodeURIComponent(code)}` : ''
  return `${protocol}//studio.${namedHost(host)}${path}${fragment}`
}

/** A page of the console, from wherever one is. @param path with its leading slash. */
export function consoleAddress({ protocol, host }: Place, path: string): string {
  return `${protocol}//${consoleHost(host)}${path}`
}
