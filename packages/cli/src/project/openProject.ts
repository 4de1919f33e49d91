import type { Client } from '@saywright/api/client'
import type { Call } from '../Command.js'
import { CommandFailure } from '../CommandFailure.js'
import { nearest } from '../nearest.js'
import { connect, serverFailure } from '../server/connect.js'
import { wholeNumber } from '../wholeNumber.js'
import { localModels } from './localModels.js'
import { ProjectFolder } from './ProjectFolder.js'
import { nameOf, type Pair, pairModels } from './pairModels.js'
import { listRemote } from './remoteModels.js'

/** Options of the commands that work on the folder of a project. */
export const projectOptions = {
  server: { type: 'string' },
  project: { type: 'string' },
  'dry-run': { type: 'boolean' },
  json: { type: 'boolean' },
} as const

export interface OpenProject {
  readonly client: Client
  readonly folder: ProjectFolder
  /** The requested models: all, unless some are named. */
  readonly pairs: readonly Pair[]
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
  const locals = await localModels(folder)
  try {
    const all = pairModels(folder.lock, locals, await listRemote(client, projectId))
    const pairs = operands.length === 0 ? all : operands.map((operand) => named(all, operand, folder))
    return await act({ client, folder, pairs: [...new Set(pairs)], hasRecordings: operands.length === 0 })
  } catch (thrown) {
    throw thrown instanceof CommandFailure ? thrown : serverFailure(thrown, server)
  }
}

/** A model by its name, or by the path of one of its files. */
function named(pairs: readonly Pair[], operand: string, folder: ProjectFolder): Pair {
  const path = folder.inside(operand)
  const found = pairs.find((pair) => {
    const file = pair.local?.file ?? pair.base?.file
    const paths =
      file === undefined ? [] : [folder.grammarPath(file), folder.detailsPath(file), folder.suitePath(file)]
    return nameOf(pair) === operand || pair.remote?.name === operand || paths.includes(path)
  })
  if (found) return found
  throw new CommandFailure(
    'server.noModel',
    { name: operand },
    undefined,
    nearest(operand, pairs.map(nameOf)),
  )
}
