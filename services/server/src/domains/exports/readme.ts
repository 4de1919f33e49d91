import { exportArchitectures, labelOf } from '@saywright/api/catalogue'
import { type ArchitectureCode, kitProgram } from '@saywright/api/contract'
import { type PackedModel, textFile } from './layout.js'

export interface Described {
  /** Name of the folder in the archive. */
  readonly folder: string
  readonly project: string
  readonly architecture: ArchitectureCode
  readonly models: readonly PackedModel[]
}

/** `README.md`: the lines that run the export where it is for, in both languages of the product. */
export function readmeOf(described: Described) {
  return textFile('README.md', 'about', `${english(described)}\n---\n\n${french(described)}`)
}

/** Where Node runs, the kit opens the archive; other programs speak to `saywright serve`. */
const hasNode = (architecture: ArchitectureCode) => !architecture.startsWith('android-')

function program({ folder, models }: Described): string {
  const model = models.find(({ commands }) => commands?.network)?.name
  return model === undefined ? '' : `\`\`\`js\n${kitProgram({ archive: `${folder}.tar.gz`, model })}\`\`\`\n`
}

function commands({ folder }: Described): string {
  const archive = `${folder}.tar.gz`
  return [
    '```sh',
    `npx saywright run ${archive} --file command.wav`,
    `npx saywright test ${archive}`,
    `npx saywright serve ${archive} --port 51000`,
    '```',
    '',
  ].join('\n')
}

function english(described: Described): string {
  const { project, architecture } = described
  const target = labelOf(exportArchitectures, architecture, 'en-US')
  return [
    `# ${project}, for ${target}`,
    '',
    hasNode(architecture)
      ? 'Ten lines that run it, after `npm install @saywright/kit`:'
      : 'Android has no Node: a program there speaks to `saywright serve` on a computer that it reaches. To try it on that computer, after `npm install @saywright/kit`, open it with `{ architecture: "any" }`:',
    '',
    program(described),
    'Or without a line of code, after `npm install @saywright/cli`:',
    '',
    commands(described),
    '`manifest.json` says what is in the archive, `SHA256SUMS` the checksum of each file (`sha256sum -c SHA256SUMS`), `LICENCES.md` the terms.',
    '',
  ].join('\n')
}

function french(described: Described): string {
  const { project, architecture } = described
  const target = labelOf(exportArchitectures, architecture, 'fr-FR')
  return [
    `# ${project}, pour ${target}`,
    '',
    hasNode(architecture)
      ? 'Dix lignes qui le font tourner, après `npm install @saywright/kit` :'
      : 'Android n’a pas Node : un programme y parle à `saywright serve`, sur un ordinateur qu’il atteint. Pour l’essayer sur cet ordinateur, après `npm install @saywright/kit`, ouvrez-le avec `{ architecture: "any" }` :',
    '',
    program(described),
    'Ou sans une ligne de code, après `npm install @saywright/cli` :',
    '',
    commands(described),
    '`manifest.json` dit ce que contient l’archive, `SHA256SUMS` la somme de contrôle de chaque fichier (`sha256sum -c SHA256SUMS`), `LICENCES.md` les conditions.',
    '',
  ].join('\n')
}
