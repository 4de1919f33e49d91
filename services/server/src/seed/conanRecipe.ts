import { manifestOf, md5Of, packageIdOf } from '../domains/conan/conanDigests.js'
import type { ArchiveEntry } from './archiveEntry.js'
import { tarGz } from './tarGz.js'

// When the archives of the demonstration are from: the first of January 2026.
const seconds = 1_767_225_600

export interface ConanSource {
  readonly name: string
  readonly description: string
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
from conan.tools.files import copy


class Package(ConanFile):
    name = "${name}"
    version = "${version}"
    description = "${description}"
    package_type = "shared-library"
    settings = "os", "arch"
    # Build ${build}
`
  const file: ArchiveEntry = { path: 'conanfile.py', bytes: Buffer.from(recipe) }
  return withManifest([file], [file])
}

/** The files of one build, whose digest is its revision, and the identifier that the client computes for its settings. */
export async function conanBuild({ name, version, build }: ConanSource, { os, arch }: ConanBuild) {
  const info = `[settings]\narch=${arch}\nos=${os}\n`
  const header: ArchiveEntry = {
    path: `include/${name}.h`,
    bytes: Buffer.from(
      `#pragma once\n// A package of the demonstration: this header with its version is all that it holds.\n#define ${name.replace('-', '_').toUpperCase()}_VERSION "${version}"\n#define BUILD ${build}\n`,
    ),
  }
  const infoFile: ArchiveEntry = { path: 'conaninfo.txt', bytes: Buffer.from(info) }
  const pieces: Uint8Array[] = []
  for await (const piece of tarGz([header])) pieces.push(piece)
  const archive: ArchiveEntry = { path: 'conan_package.tgz', bytes: Buffer.concat(pieces) }
  return { packageId: packageIdOf(info), info, ...withManifest([archive, infoFile], [infoFile, header]) }
}

/** The manifest names what the client has once it unpacked the files. */
function withManifest(files: readonly ArchiveEntry[], unpacked: readonly ArchiveEntry[]) {
  const { text, revision } = manifestOf(new Map(unpacked.map(({ path, bytes }) => [path, md5Of(bytes)])))
  return {
    revision,
    files: [...files, { path: 'conanmanifest.txt', bytes: Buffer.from(`${seconds}\n${text}`) }],
  }
}
