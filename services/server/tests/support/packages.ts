import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { Readable } from 'node:stream'
import { gunzipSync, gzipSync } from 'node:zlib'
import { extract, pack } from 'tar-stream'

/** The output of the client of Conan 2 for `conan cache save "saywright-tts/6.2.0:*"`: one recipe, two builds of it. */
export const savedPackage = readFileSync(new URL('./saywright-tts.tar.gz', import.meta.url))

export const recipeRevision = '3831ab1186c4a1bb0394a94ecfe1c45f'
export const builds = [
  { packageId: '25efd54fcad72873baa2fb6fcd4a3679864656c8', revision: '4554449f163ecc872b86a618ba236a5f' },
  { packageId: 'de6cfee5dc8e3455452ecd601b8ac79d7cf990b0', revision: 'a371f1b6cf909f0a03008578ce458189' },
] as const

export interface TarEntry {
  readonly name: string
  readonly type: 'file' | 'symlink' | 'directory' | 'link' | 'fifo'
  readonly linkname?: string
  readonly bytes: Buffer
}

/** The entries of a tar archive that is packed by gzip. */
export async function entriesOf(archive: Uint8Array): Promise<TarEntry[]> {
  const tar = extract()
  Readable.from([gunzipSync(archive)]).pipe(tar)
  const entries: TarEntry[] = []
  for await (const entry of tar) {
    const { name, type, linkname } = entry.header
    const pieces: Buffer[] = []
    for await (const piece of entry) pieces.push(piece as Buffer)
    entries.push({
      name,
      type: type as TarEntry['type'],
      ...(linkname && { linkname }),
      bytes: Buffer.concat(pieces),
    })
  }
  return entries
}

export async function packedOf(entries: readonly TarEntry[]): Promise<Buffer> {
  const tar = pack()
  for (const { bytes, ...header } of entries)
    if (header.type === 'file') tar.entry(header, bytes)
    else tar.entry(header)
  tar.finalize()
  const pieces: Buffer[] = []
  for await (const piece of tar) pieces.push(piece as Buffer)
  return gzipSync(Buffer.concat(pieces))
}

/** The same archive with its entries changed. */
export const changedPackage = async (change: (entries: readonly TarEntry[]) => readonly TarEntry[]) =>
  packedOf(change(await entriesOf(savedPackage)))

/** With its list of content changed. */
export const withList = (change: (text: string) => string) =>
  changedPackage((entries) =>
    entries.map((entry) =>
      entry.name === 'pkglist.json'
        ? { ...entry, bytes: Buffer.from(change(entry.bytes.toString())) }
        : entry,
    ),
  )

/** With one of the two builds alone, as a machine saves what it built. */
export function withBuild(index: 0 | 1): Promise<Buffer> {
  const other = builds[index === 0 ? 1 : 0].packageId
  return withList((text) => {
    const list = JSON.parse(text)
    delete list['saywright-tts/6.2.0'].revisions[recipeRevision].packages[other]
    return JSON.stringify(list)
  })
}

/** With one build that names no configuration and has no file, like a package of a header-only recipe. */
export function packageForAll(): Promise<Buffer> {
  const folder = 'b/saywrce9738ead545c/p'
  const info = Buffer.alloc(0)
  const line = `conaninfo.txt: ${hexOf('md5', info)}\n`
  const files = new Map([
    [`${folder}/conaninfo.txt`, info],
    [`${folder}/conanmanifest.txt`, Buffer.from(`1795706015\n${line}`)],
  ])
  const built = { [hexOf('md5', line)]: { package_folder: folder } }
  return changedPackage((entries) =>
    entries.flatMap((entry) => {
      if (entry.name === 'pkglist.json') {
        const list = JSON.parse(entry.bytes.toString())
        const packages = { [hexOf('sha1', info)]: { revisions: built } }
        list['saywright-tts/6.2.0'].revisions[recipeRevision].packages = packages
        return [{ ...entry, bytes: Buffer.from(JSON.stringify(list)) }]
      }
      if (!entry.name.startsWith(`${folder}/`)) return [entry]
      const bytes = files.get(entry.name)
      return bytes ? [{ ...entry, bytes }] : []
    }),
  )
}

const hexOf = (algorithm: string, bytes: Uint8Array | string) =>
  createHash(algorithm).update(bytes).digest('hex')
