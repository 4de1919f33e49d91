import { endpoints, openApiOf } from '@saywright/api/contract'
import { readRecording, type sampleModels } from '../domains/onboarding/sampleProject.js'
import type { ArchiveEntry } from './zip.js'

const text = (path: string, lines: string): ArchiveEntry => ({ path, bytes: Buffer.from(lines) })

const shortcut = {
  windows: text(
    'install.cmd',
    `@echo off\r\nrem install.cmd ADDRESS: puts a shortcut to the studio of ADDRESS on the desktop.\r\n(echo [InternetShortcut]& echo URL=%1)> "%USERPROFILE%\\Desktop\\Voice studio.url"\r\n`,
  ),
  linux: text(
    'install.sh',
    `#!/bin/sh\n# install.sh ADDRESS: adds the studio of ADDRESS to the menu of applications.\nset -e\nfolder="\${XDG_DATA_HOME:-$HOME/.local/share}/applications"\nmkdir -p "$folder"\nprintf '[Desktop Entry]\\nType=Application\\nName=Voice studio\\nExec=xdg-open %s\\n' "$1" > "$folder/voice-studio.desktop"\n`,
  ),
} as const

/** What puts the studio on the desktop of a system. */
export const installer = (system: keyof typeof shortcut, version: string): ArchiveEntry[] => [
  text('README.txt', `Studio ${version}. Run the script beside this file with the address of your studio.\n`),
  shortcut[system],
]

/** What a program needs to call the server: its description, and the shortest way to read it. */
export function library(technology: string, version: string): ArchiveEntry[] {
  const reference = openApiOf(endpoints, { title: `Calls for ${technology}`, version })
  return [
    text('openapi.json', `${JSON.stringify(reference, null, 1)}\n`),
    text(
      'call.mjs',
      `// call.mjs SERVER TOKEN PATH: what a GET call of openapi.json responds with.\nconst [server, token, path] = process.argv.slice(2)\nconst response = await fetch(new URL(path, server), { headers: { Authorization: \`Bearer \${token}\` } })\nconsole.log(await response.text())\n`,
    ),
  ]
}

/** A grammar to begin with. */
export const template = (name: string, grammar: string): ArchiveEntry[] => [
  text(`${name}.bnf`, grammar),
  text('README.txt', 'Open the grammar in the studio and change it to what your users say.\n'),
]

/** A recording with the grammar that takes it. */
export async function example({
  grammar,
  recording,
}: (typeof sampleModels)[number]): Promise<ArchiveEntry[]> {
  return [
    text('grammar.bnf', grammar),
    text('sentence.txt', `${recording.sentence}\n`),
    { path: recording.file, bytes: await readRecording(recording.file) },
  ]
}
