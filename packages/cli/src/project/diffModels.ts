import { fewAtOnce } from './fewAtOnce.js'
import type { ServedProject } from './kinds/SyncedKind.js'
import type { KindOfProject } from './openProject.js'
import type { ProjectFolder } from './ProjectFolder.js'
import { type Standing, standingOf } from './standing.js'

/** How a model in the folder differs from that of the server. */
export interface ModelDifference {
  readonly type: 'model'
  readonly name: string
  readonly file: string
  readonly standing: Exclude<Standing, 'same' | 'goneBoth'>
  /** Lines as `diff -u` writes them, from the server to the folder. */
  readonly lines: readonly string[]
}

export async function diffModels(
  project: ServedProject,
  folder: ProjectFolder,
  { kind, pairs }: KindOfProject,
): Promise<ModelDifference[]> {
  const differences = await fewAtOnce(pairs, async (pair): Promise<ModelDifference[]> => {
    const { standing, name, local, remote, base, there } = await standingOf(kind, project, pair)
    if (standing === 'same' || standing === 'goneBoth') return []
    const file = local?.file ?? base?.file ?? name
    const theirs = local && remote && (there ?? (await kind.read(project, remote.id))).content
    const lines = local && theirs ? kind.differences(folder, local, theirs) : []
    return [{ type: 'model', name, file: folder.shown(kind.paths(folder, file)[0]!), standing, lines }]
  })
  return differences.flat()
}
