import { manifestOf, md5Of, packageIdOf } from '../../domains/conan/conanDigests.js'
import type { ArchiveEntry } from '../archiveEntry.js'
import { tarGz } from '../tarGz.js'
import type { DemonstrationPackage } from './demonstrationPackages.js'

// When the archives of the demonstration are from: the first of January 2026.
const seconds = 1_767_225_600

export interface ConanSource extends DemonstrationPackage {
  readonly version: string
  /** Written into the recipe, so that each revision has another digest. */
  readonly build: number
}

export interface ConanBuild {
  readonly os: 'Linux' | 'Windows'
  readonly arch: 'x86_64'
}

/** The files of a recipe, whose digest is its revision. */
export function conanRecipe({ name, description, version, build }: ConanSource) {
  const recipe = `from conan import ConanFile


class Package(ConanFile):
    name = "${name}"
    version = "${version}"
    description = "${description}"
    license = "MIT"
    package_type = "header-library"
    settings = "os", "arch"
    # Build ${build}

    def package_info(self):
        self.cpp_info.bindirs = []
        self.cpp_info.libdirs = []
`
  const file: ArchiveEntry = { path: 'conanfile.py', bytes: Buffer.from(recipe) }
  return withManifest([file], [file])
}

/** The files of one build, whose digest is its revision, and the identifier that the client computes for its settings. */
export async function conanBuild({ version, headers, readme }: ConanSource, { os, arch }: ConanBuild) {
  const info = `[settings]\narch=${arch}\nos=${os}\n`
  const contents = Object.entries({ ...headers(version), 'README.md': readme }).map(
    ([path, text]): ArchiveEntry => ({ path, bytes: Buffer.from(text) }),
  )
  const infoFile: ArchiveEntry = { path: 'conaninfo.txt', bytes: Buffer.from(info) }
  const pieces: Uint8Array[] = []
  for await (const piece of tarGz(contents)) pieces.push(piece)
  const archive: ArchiveEntry = { path: 'conan_package.tgz', bytes: Buffer.concat(pieces) }
  return { packageId: packageIdOf(info), info, ...withManifest([archive, infoFile], [infoFile, ...contents]) }
}

/** The manifest names the files as the client unpacks them. */
function withManifest(files: readonly ArchiveEntry[], unpacked: readonly ArchiveEntry[]) {
  const { text, revision } = manifestOf(new Map(unpacked.map(({ path, bytes }) => [path, md5Of(bytes)])))
  return {
    revision,
    files: [...files, { path: 'conanmanifest.txt', bytes: Buffer.from(`${seconds}\n${text}`) }],
  }
}
