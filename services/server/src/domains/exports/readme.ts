import { exportArchitectures, labelOf } from '@saywright/api/catalogue'
import { type ArchitectureCode, hasNode, kitProgram } from '@saywright/api/contract'
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

function program({ folder, architecture, models }: Described): string {
  const model = models.find(({ commands }) => commands?.network)?.name
  return model === undefined
    ? ''
    : `\`\`\`js\n${kitProgram({ archive: `${folder}.tar.gz`, architecture, model })}\`\`\`\n`
}

/** Where Node does not run, a computer that opens the archive all the same serves what does not run on it. */
function commands({ folder, architecture }: Described): string {
  const isHere = hasNode(architecture)
  const archive = `${folder}.tar.gz${isHere ? '' : ' --any-architecture'}`
  return [
    '```sh',
    `npx saywright run ${archive} --file command.wav`,
    `npx saywright test ${archive}`,
    `npx saywright serve ${archive}${isHere ? '' : ' --host 0.0.0.0'} --port 51000`,
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
      : 'Android has no Node: a program there speaks to `saywright serve` on a computer that it reaches. Ten lines that try it on that computer, after `npm install @saywright/kit`:',
    '',
    program(described),
    'Or without a line of code, after `npm install @saywright/cli`:',
    '',
    commands(described),
    ...(hasNode(architecture) ? [] : ['`--host 0.0.0.0` serves everyone who reaches that computer.', '']),
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
      : 'Android n’a pas Node : un programme y parle à `saywright serve`, sur un ordinateur qu’il atteint. Dix lignes qui l’essaient sur cet ordinateur, après `npm install @saywright/kit` :',
    '',
    program(described),
    'Ou sans une ligne de code, après `npm install @saywright/cli` :',
    '',
    commands(described),
    ...(hasNode(architecture) ? [] : ['`--host 0.0.0.0` sert quiconque atteint cet ordinateur.', '']),
    '`manifest.json` dit ce que contient l’archive, `SHA256SUMS` la somme de contrôle de chaque fichier (`sha256sum -c SHA256SUMS`), `LICENCES.md` les conditions.',
    '',
  ].join('\n')
}
