import { consoleHost, namedHost, type Place } from './hosts.js'
import { studioPaths } from './paths/studioPaths.js'

/** The studio of a project: the studio subdomain of the current domain, the project as its path. Ports are kept. */
export function studioAddress({ protocol, host }: Place, projectId: number, code?: string): string {
  const fragment = code ? `#code=${encodeURIComponent(code)}` : ''
  return `${protocol}//studio.${namedHost(host)}${studioPaths.project({ projectId })}${fragment}`
}

/** A page of the console, from wherever one is. @param path with its leading slash. */
export function consoleAddress({ protocol, host }: Place, path: string): string {
  return `${protocol}//${consoleHost(host)}${path}`
}
