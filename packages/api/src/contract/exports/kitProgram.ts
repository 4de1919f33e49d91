import type { ArchitectureCode } from './projectExport.js'

const kitPackage = '@saywright/kit'

/**
 * Whether Node, and so the kit, runs where an export is for. An export for Android is opened on another computer, to which a
 * program there speaks.
 */
export const hasNode = (architecture: ArchitectureCode) => !architecture.startsWith('android-')

/** The target of a program of the kit. */
export interface KitProgram {
  /** The file of the export, or its folder. */
  readonly archive: string
  /** Architecture of the export: one for a platform without Node is opened elsewhere. Absent before it is chosen. */
  readonly architecture?: ArchitectureCode | undefined
  /** Name of a model of voice commands. */
  readonly model: string
  /** Values of slots in the call. */
  readonly slots?: Readonly<Record<string, readonly string[]>>
  /** Text of the first lines, without comment marks. */
  readonly comments?: readonly string[]
}

/** The lines of a program in JavaScript that opens an export and recognizes a recording. */
export function kitProgram({ archive, architecture, model, slots = {}, comments = [] }: KitProgram): string {
  const isElsewhere = architecture !== undefined && !hasNode(architecture)
  const values = Object.entries(slots)
  return [
    ...comments.map((line) => `// ${line}`),
    `import { open } from ${quoted(kitPackage)}`,
    '',
    `const kit = await open(${quoted(archive)}${isElsewhere ? ", { architecture: 'any' }" : ''})`,
    `const commands = await kit.commands(${quoted(model)})`,
    values.length === 0
      ? "const result = await commands.recognize(process.argv[2] ?? 'command.wav')"
      : "const result = await commands.recognize(process.argv[2] ?? 'command.wav', {",
    ...(values.length === 0
      ? []
      : [
          '  slots: {',
          ...values.map(([name, all]) => `    ${quoted(name)}: [${all.map(quoted).join(', ')}],`),
          '  },',
          '})',
        ]),
    'console.log(result.rejected ? result.refusal : result.text, result.confidence)',
    'console.log(result.intent, result.entities)',
    'await kit.close()',
    '',
  ].join('\n')
}

/** A text as JavaScript reads it, with nothing in it that is not seen. */
function quoted(text: string): string {
  const written = text.replace(/['\\]/g, '\\$&').replace(unseen, escaped)
  return `'${written}'`
}

const unseen = /[\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}]/gu
const escaped = (sign: string) => `\\u{${sign.codePointAt(0)!.toString(16)}}`
