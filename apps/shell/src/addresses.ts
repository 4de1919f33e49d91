import { consoleHost, namedHost, type Place } from './hosts.js'
import { studioPaths } from './paths/studioPaths.js'

/** The studio of a project, or one of its models: the studio subdomain of the current domain, the project as its path. Ports are kept. */
export function studioAddress(
  { protocol, host }: Place,
  projectId: number,
  { code, modelId }: { code?: string | undefined; modelId?: number | undefined } = {},
): string {
  const fragment = code ? `#code=${encodeURIComponent(code)}` : ''
  const path =
    modelId === undefined
      ? studioPaths.project({ projectId })
      : studioPaths.voiceCommandModel({ projectId, modelId })
  return `${protocol}//studio.${namedHost(host)}${path}${fragment}`
}

/** A page of the console, from wherever one is. @param path with its leading slash. */
export function consoleAddress({ protocol, host }: Place, path: string): string {
  return `${protocol}//${consoleHost(host)}${path}`
}
