import type { Client } from '@saywright/api/client'
import { writeSuiteText } from '@saywright/grammar'
import { fewAtOnce } from './fewAtOnce.js'
import type { LocalModel } from './localModels.js'
import { type ModelContent, modelFileText } from './modelContent.js'
import type { ProjectFolder } from './ProjectFolder.js'
import type { Pair } from './pairModels.js'
import { readRemote } from './remoteModels.js'
import { type Standing, standingOf } from './standing.js'
import { plainText } from './textStyle.js'
import { unifiedDiff } from './unifiedDiff.js'

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
  client: Client,
  folder: ProjectFolder,
  pairs: readonly Pair[],
): Promise<ModelDifference[]> {
  const projectId = folder.file.project
  const differences = await fewAtOnce(pairs, async (pair): Promise<ModelDifference[]> => {
    const { standing, name, local, remote, base, there } = await standingOf(client, projectId, pair)
    if (standing === 'same' || standing === 'goneBoth') return []
    const file = local?.file ?? base?.file ?? name
    const theirs =
      local && remote ? (there ?? (await readRemote(client, projectId, remote.id))).content : undefined
    const lines =
      local && theirs
        ? [
            ...between(folder.grammarPath(file), plainText(theirs.grammar), plainText(local.grammar)),
            ...(standing === 'unresolved'
              ? []
              : between(
                  folder.detailsPath(file),
                  modelFileText(theirs, folder.depth),
                  modelFileText(local.content, folder.depth),
                )),
            ...suiteBetween(folder, local, theirs),
          ]
        : []
    return [{ type: 'model', name, file: folder.shown(folder.grammarPath(file)), standing, lines }]
  })
  return differences.flat()
}

/** Comments stay here: only tests are compared. */
function suiteBetween(folder: ProjectFolder, { file, sentences = '' }: LocalModel, theirs: ModelContent) {
  const text = plainText(sentences)
  return between(folder.suitePath(file), writeSuiteText(theirs.suite, text), text)
}

const between = (path: string, theirs: string, mine: string) =>
  unifiedDiff({ name: `server/${path}`, text: theirs }, { name: `here/${path}`, text: mine })
