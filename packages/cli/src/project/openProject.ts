import type { Call } from '../Command.js'
import { CommandFailure } from '../CommandFailure.js'
import { nearest } from '../nearest.js'
import { connect, serverFailure } from '../server/connect.js'
import { wholeNumber } from '../wholeNumber.js'
import type { ServedProject, SyncedKind } from './kinds/SyncedKind.js'
import { voiceCommands } from './kinds/voiceCommands.js'
import { wakeWords } from './kinds/wakeWords.js'
import { ProjectFolder } from './ProjectFolder.js'
import { nameOf, type Pair, pairModels } from './pairModels.js'

const syncedKinds: readonly SyncedKind[] = [voiceCommands, wakeWords]

/** Options of the commands that work on the folder of a project. */
export const projectOptions = {
  server: { type: 'string' },
  project: { type: 'string' },
  'dry-run': { type: 'boolean' },
  json: { type: 'boolean' },
} as const

/** The requested models of a kind: all, unless some are named. */
export interface KindOfProject {
  readonly kind: SyncedKind
  readonly pairs: readonly Pair[]
}

export interface OpenProject extends ServedProject {
  readonly folder: ProjectFolder
  readonly kinds: readonly KindOfProject[]
  /** Whether the recordings are requested too: when no model is named. */
  readonly hasRecordings: boolean
}

/**
 * Does something with the project around the folder of the command.
 *
 * @param scopes those that the access token must have.
 * @throws CommandFailure for invalid files, a missing model, and a refusal of the server.
 */
export async function withProject<Result>(
  call: Pick<Call, 'operands' | 'terminal' | 'locale'> & {
    readonly options: { readonly server?: string | undefined; readonly project?: string | undefined }
  },
  scopes: readonly string[],
  act: (project: OpenProject) => Promise<Result>,
): Promise<Result> {
  const { operands, options, terminal, locale } = call
  const project = wholeNumber('project', options.project, { least: 1, most: Number.MAX_SAFE_INTEGER })
  const folder = await ProjectFolder.open(terminal, { server: options.server, project })
  const { server, project: projectId } = folder.file
  const client = connect(server, terminal, locale, scopes)
  const served = { client, projectId }
  const locals = await Promise.all(
    syncedKinds.map(async (kind) => ({ kind, models: await kind.localModels(folder) })),
  )
  try {
    const all: KindOfProject[] = []
    for (const { kind, models } of locals) {
      const seen = kind.locked(folder.lock)
      all.push({ kind, pairs: pairModels(kind, seen, models, await kind.list(served)) })
    }
    const kinds = operands.length === 0 ? all : requested(all, operands, folder)
    return await act({ ...served, folder, kinds, hasRecordings: operands.length === 0 })
  } catch (thrown) {
    throw thrown instanceof CommandFailure ? thrown : serverFailure(thrown, server)
  }
}

/** The models that somebody named, by their names or by the paths of their files; of one name there may be one of each kind. */
function requested(
  all: readonly KindOfProject[],
  operands: readonly string[],
  folder: ProjectFolder,
): KindOfProject[] {
  for (const operand of operands)
    if (!all.some(({ kind, pairs }) => pairs.some((pair) => isNamed(kind, pair, operand, folder))))
      throw new CommandFailure(
        'server.noModel',
        { name: operand },
        undefined,
        nearest(
          operand,
          all.flatMap(({ pairs }) => pairs.map(nameOf)),
        ),
      )
  return all.map(({ kind, pairs }) => ({
    kind,
    pairs: pairs.filter((pair) => operands.some((operand) => isNamed(kind, pair, operand, folder))),
  }))
}

function isNamed(kind: SyncedKind, pair: Pair, operand: string, folder: ProjectFolder): boolean {
  const file = pair.local?.file ?? pair.base?.file
  const paths = file === undefined ? [] : kind.paths(folder, file)
  return nameOf(pair) === operand || pair.remote?.name === operand || paths.includes(folder.inside(operand))
}
