import { readdir, rename, rm } from 'node:fs/promises'
import { dirname, join, relative, resolve } from 'node:path'
import { CommandFailure } from '../CommandFailure.js'
import { detailsEnding, grammarEnding, suiteEnding, wakeWordsEnding } from '../files/modelFiles.js'
import { reasonOf } from '../files/readText.js'
import type { Terminal } from '../Terminal.js'
import { fileKey } from './fileNameOf.js'
import { readFileText, writeWhole } from './folderFiles.js'
import { type LockFile, lockFile, lockText } from './lock.js'
import {
  lockFileName,
  type ProjectFile,
  projectFile,
  projectFileName,
  schemaPath,
  usualModelsFolder,
  usualRecordingsFile,
} from './projectFile.js'
import { readJson } from './readJson.js'

/** The folder of a project of a server: its files, and the last seen state of the server. */
export class ProjectFolder {
  private constructor(
    private readonly root: string,
    private readonly startedIn: string,
    readonly file: ProjectFile,
    readonly lock: LockFile,
  ) {}

  /**
   * The project whose `saywright.json` is in the folder of the command, or the nearest above it.
   *
   * @param asked server and project of a first pull, which writes the file where there is none.
   * @throws CommandFailure when there is no project, when its files are invalid, and when another project is requested.
   */
  static async open(
    { folder }: Terminal,
    asked: { readonly server?: string | undefined; readonly project?: number | undefined },
  ): Promise<ProjectFolder> {
    for (let root = folder; ; root = dirname(root)) {
      const shown = (name: string) => relative(folder, join(root, name))
      const source = await readFileText(join(root, projectFileName), shown(projectFileName))
      if (source !== undefined) {
        const file = readJson(shown(projectFileName), source, projectFile)
        const isOther =
          (asked.server !== undefined && !isSameServer(asked.server, file.server)) ||
          (asked.project !== undefined && asked.project !== file.project)
        if (isOther)
          throw new CommandFailure('project.other', { path: shown(projectFileName), ...named(file) })
        return new ProjectFolder(root, folder, file, await readLock(root, shown(lockFileName), file))
      }
      if (dirname(root) === root) break
    }
    const { server, project } = asked
    if (server === undefined || project === undefined) throw new CommandFailure('project.none')
    const file = { $schema: schemaPath('project'), server, project }
    return new ProjectFolder(folder, folder, file, emptyLock(file))
  }

  /** Where the models are, below the folder of the project. */
  get models(): string {
    return this.file.models ?? usualModelsFolder
  }

  get recordings(): string {
    return this.file.recordings ?? usualRecordingsFile
  }

  /** How deep the folder of the models is below that of the project. */
  get depth(): number {
    return this.models.split(/[/\\]/).filter((part) => part !== '' && part !== '.').length
  }

  /** A path of the project, relative to the folder in which the command was started. */
  shown(path: string): string {
    return relative(this.startedIn, join(this.root, path)) || '.'
  }

  /** A path given by the user, below the folder of the project. */
  inside(path: string): string {
    return relative(this.root, resolve(this.startedIn, path))
  }

  read(path: string): Promise<string | undefined> {
    return readFileText(join(this.root, path), this.shown(path))
  }

  write(path: string, text: string): Promise<void> {
    return writeWhole(join(this.root, path), text, this.shown(path))
  }

  remove(path: string): Promise<void> {
    return rm(join(this.root, path), { force: true })
  }

  async move(from: string, to: string): Promise<void> {
    await rename(join(this.root, from), join(this.root, to))
  }

  /** The names of the grammars, without their ending, in their order. */
  grammarNames(): Promise<string[]> {
    return this.namesOf(grammarEnding)
  }

  /** The names of the suites, likewise. */
  suiteNames(): Promise<string[]> {
    return this.namesOf(suiteEnding)
  }

  /** The names of the files of wake words, likewise. */
  wakeWordNames(): Promise<string[]> {
    return this.namesOf(wakeWordsEnding)
  }

  private async namesOf(ending: string): Promise<string[]> {
    const names = await readdir(join(this.root, this.models)).catch((cause) => {
      const reason = reasonOf(cause)
      if (reason === 'ENOENT') return []
      throw new CommandFailure('unreadableFile', { path: this.shown(this.models), reason })
    })
    return names
      .filter((name) => name.endsWith(ending) && !name.startsWith('.'))
      .map((name) => name.slice(0, -ending.length))
      .toSorted((one, other) => (fileKey(one) < fileKey(other) ? -1 : 1))
  }

  grammarPath = (name: string) => join(this.models, `${name}${grammarEnding}`)
  detailsPath = (name: string) => join(this.models, `${name}${detailsEnding}`)
  suitePath = (name: string) => join(this.models, `${name}${suiteEnding}`)
  wakeWordsPath = (name: string) => join(this.models, `${name}${wakeWordsEnding}`)

  async saveLock(): Promise<void> {
    await this.write(lockFileName, lockText(this.lock))
  }

  /** Writes `saywright.json` unless it exists. */
  async saveFile(): Promise<void> {
    if ((await this.read(projectFileName)) !== undefined) return
    await this.write(projectFileName, `${JSON.stringify(this.file, null, 2)}\n`)
  }
}

async function readLock(root: string, shown: string, file: ProjectFile): Promise<LockFile> {
  const source = await readFileText(join(root, lockFileName), shown)
  if (source === undefined) return emptyLock(file)
  const lock = readJson(shown, source, lockFile)
  const isSame = isSameServer(lock.server, file.server) && lock.project === file.project
  if (!isSame) throw new CommandFailure('project.otherLock', { path: shown, ...named(lock) })
  return lock
}

const emptyLock = ({ server, project }: ProjectFile): LockFile => ({
  version: 1,
  server,
  project,
  models: {},
  recordings: {},
})

const isSameServer = (one: string, other: string) => withoutSlash(one) === withoutSlash(other)
const withoutSlash = (address: string) => new URL(address).href.replace(/(?<!\/)\/+$/, '')

const named = ({ server, project }: { readonly server: string; readonly project: number }) => ({
  server,
  project: String(project),
})
