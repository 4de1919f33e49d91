import { type Client, everyItem } from '@saywright/api/client'
import {
  ApiError,
  type AudioAsset,
  limits,
  listAudioFiles,
  nullable,
  record,
  saveAudioFile,
  text,
} from '@saywright/api/contract'
import { markedLine, markers } from './mergeText.js'
import { hashOf } from './modelContent.js'
import type { Outcome, OutcomeKind } from './Outcome.js'
import type { ProjectFolder } from './ProjectFolder.js'
import { readJson } from './readJson.js'
import { inStyle, plainText, styleOf } from './textStyle.js'

/** `recordings.json`: the transcription of each recording, by its name; null without one. */
export const recordingsFile = record(nullable(text({ max: limits.freeTextMaxCharacters })))

type Said = string | null

/** The transcription of a recording, here and on the server. `here` is absent where the file has no line for it. */
export interface RecordingStanding {
  readonly id: number
  readonly name: string
  readonly here: Said | undefined
  readonly there: Said
  /** Whether it is unchanged since it was last seen; unknown for one that was never seen. */
  readonly isSameHere: boolean
  readonly isSameThere: boolean
}

export interface Recordings {
  readonly source: string | undefined
  readonly standings: readonly RecordingStanding[]
  /** Lines of the file that no recording of the server has, and whether one was seen there. */
  readonly others: readonly { readonly name: string; readonly said: Said; readonly wasThere: boolean }[]
  /** Where a conflict was left in the file. */
  readonly marked: number | undefined
}

/** Compares the transcriptions of a project with the file of the folder. */
export async function readRecordings(client: Client, folder: ProjectFolder): Promise<Recordings> {
  const { lock, file, recordings } = folder
  const source = await folder.read(recordings)
  const marked = source === undefined ? undefined : markedLine(source)
  if (marked !== undefined) return { source, standings: [], others: [], marked }
  const here: Readonly<Record<string, Said>> =
    source === undefined ? {} : readJson(folder.shown(recordings), source, recordingsFile)
  const assets: AudioAsset[] = []
  for await (const asset of everyItem(client, listAudioFiles, { params: { id: file.project } }))
    assets.push(asset)
  const names = new Set(assets.map(({ name }) => name))
  const used = new Set<string>()
  const standings = assets
    .toSorted((one, other) => (one.name < other.name ? -1 : 1))
    .map(({ id, name, transcription: there }): RecordingStanding => {
      const base = lock.recordings[id]
      // Renamed on the server: its line has the former name still.
      const line = Object.hasOwn(here, name) || !base || names.has(base.name) ? name : base.name
      used.add(line)
      const said = Object.hasOwn(here, line) ? here[line] : undefined
      return {
        ...{ id, name, there, here: said },
        isSameHere: base !== undefined && said !== undefined && saidHash(said) === base.transcription,
        isSameThere: base !== undefined && saidHash(there) === base.transcription,
      }
    })
  const known = new Set(Object.values(lock.recordings).map(({ name }) => name))
  const others = Object.entries(here)
    .filter(([name]) => !used.has(name))
    .map(([name, said]) => ({ name, said, wasThere: known.has(name) }))
  return { source, standings, others, marked: undefined }
}

/** Updates the transcriptions in the file of the folder. */
export async function pullRecordings(
  client: Client,
  folder: ProjectFolder,
  { isDryRun, removes }: { readonly isDryRun: boolean; readonly removes: boolean },
): Promise<Outcome[]> {
  const { source, standings, others, marked } = await readRecordings(client, folder)
  const told = tellIn(folder)
  if (marked !== undefined) return [told('unresolved', folder.recordings, markedPlace(folder, marked))]
  const outcomes: Outcome[] = []
  const entries: { name: string; line: Said | readonly [mine: Said, theirs: Said] }[] = []
  for (const { name, here, there, isSameHere, isSameThere } of standings) {
    const isTheirs = here === undefined || isSameHere || here === there
    const isMine = isSameThere && !isTheirs
    if (isTheirs && here !== there) outcomes.push(told(here === undefined ? 'written' : 'updated', name))
    else if (isMine) outcomes.push(told('ahead', name))
    else if (!isTheirs) outcomes.push(told('conflict', name, folder.shown(folder.recordings)))
    entries.push({ name, line: isTheirs ? there : isMine ? here : [here, there] })
  }
  for (const { name, said, wasThere } of others) {
    outcomes.push(told(wasThere ? (removes ? 'removed' : 'goneThere') : 'unknownRecording', name))
    if (!wasThere || !removes) entries.push({ name, line: said })
  }
  if (isDryRun) return outcomes
  if (entries.length > 0 || source !== undefined) {
    const plain = textOf(entries.toSorted((one, other) => (one.name < other.name ? -1 : 1)))
    if (plain !== plainText(source ?? ''))
      await folder.write(folder.recordings, inStyle(plain, styleOf(source ?? '')))
  }
  folder.lock.recordings = Object.fromEntries(
    standings.map(({ id, name, there }) => [id, { name, transcription: saidHash(there) }]),
  )
  await folder.saveLock()
  return outcomes
}

/** Sends the changes in the folder to recordings that no other user has changed since. */
export async function pushRecordings(
  client: Client,
  folder: ProjectFolder,
  { isDryRun }: { readonly isDryRun: boolean },
): Promise<Outcome[]> {
  const { standings, others, marked } = await readRecordings(client, folder)
  const told = tellIn(folder)
  if (marked !== undefined) return [told('unresolved', folder.recordings, markedPlace(folder, marked))]
  const outcomes: Outcome[] = []
  for (const { id, name, here, there, isSameHere, isSameThere } of standings) {
    if (here === undefined) continue
    if (here !== there && isSameHere) {
      outcomes.push(told('behind', name))
      continue
    }
    // Of one that was never seen, an empty transcription is nothing that could be lost.
    if (here !== there && !isSameThere && there !== null) {
      outcomes.push(told('conflict', name))
      continue
    }
    if (here !== there) {
      const isSaved = isDryRun || (await save(client, { id: folder.file.project, audioId: id }, here, there))
      outcomes.push(told(isSaved ? 'saved' : 'conflict', name))
      if (!isSaved) continue
    }
    folder.lock.recordings[id] = { name, transcription: saidHash(here) }
  }
  for (const { name, wasThere } of others)
    outcomes.push(told(wasThere ? 'goneThere' : 'unknownRecording', name))
  if (!isDryRun) await folder.saveLock()
  return outcomes
}

export interface RecordingDifference {
  readonly type: 'recording'
  readonly name: string
  readonly file: string
  readonly standing: 'changedHere' | 'changedThere' | 'changedBoth' | 'newThere' | 'goneThere' | 'unresolved'
  /** Lines as `diff -u` writes them, from the server to the folder. */
  readonly lines: readonly string[]
}

/** The differences in transcriptions between the folder and the server. */
export async function diffRecordings(client: Client, folder: ProjectFolder): Promise<RecordingDifference[]> {
  const { standings, others, marked } = await readRecordings(client, folder)
  const file = folder.shown(folder.recordings)
  const difference = (
    name: string,
    standing: RecordingDifference['standing'],
    lines: readonly string[] = [],
  ): RecordingDifference => ({ type: 'recording', name, file, standing, lines })
  if (marked !== undefined) return [difference(folder.recordings, 'unresolved')]
  const changed = standings.flatMap(({ name, here, there, isSameHere, isSameThere }) => {
    if (here === there) return []
    if (here === undefined) return [difference(name, 'newThere', [`-${JSON.stringify(there)}`])]
    const standing = isSameHere ? 'changedThere' : isSameThere ? 'changedHere' : 'changedBoth'
    return [difference(name, standing, [`-${JSON.stringify(there)}`, `+${JSON.stringify(here)}`])]
  })
  return [...changed, ...others.map(({ name }) => difference(name, 'goneThere'))]
}

/** @returns whether it was saved: not when another user changed it since it was read. */
async function save(
  client: Client,
  params: { readonly id: number; readonly audioId: number },
  said: Said,
  read: Said,
): Promise<boolean> {
  try {
    const body = { transcription: said, transcription_before: read }
    await client.send(saveAudioFile, { params, body })
    return true
  } catch (thrown) {
    if (thrown instanceof ApiError && thrown.code === 'changed_elsewhere') return false
    throw thrown
  }
}

const saidHash = (said: Said) => (said === null ? null : hashOf(said))

const tellIn =
  (folder: ProjectFolder) =>
  (kind: OutcomeKind, name: string, reason?: string): Outcome => ({
    ...{ kind, type: 'recording', name, file: folder.shown(folder.recordings) },
    ...(reason !== undefined && { reason }),
  })

const markedPlace = (folder: ProjectFolder, line: number) => `${folder.shown(folder.recordings)}:${line}`

function textOf(
  entries: readonly { readonly name: string; readonly line: Said | readonly [Said, Said] }[],
): string {
  const lines = entries.flatMap(({ name, line }, index) => {
    const comma = index === entries.length - 1 ? '' : ','
    const written = (said: Said) => `  ${JSON.stringify(name)}: ${JSON.stringify(said)}${comma}`
    if (line === null || typeof line === 'string') return [written(line)]
    return [markers.mine, written(line[0]), markers.between, written(line[1]), markers.theirs]
  })
  return ['{', ...lines, '}', ''].join('\n')
}
