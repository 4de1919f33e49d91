const kitPackage = '@saywright/kit'

/** What a program of the kit is written for. */
export interface KitProgram {
  /** The file of the export, or its folder. */
  readonly archive: string
  /** Name of a model of voice commands. */
  readonly model: string
  /** Values that the call gives its slots. */
  readonly slots?: Readonly<Record<string, readonly string[]>>
  /** What the first lines say, without signs of a comment. */
  readonly comments?: readonly string[]
}

/** The lines of a program in JavaScript that opens an export and recognizes a recording. */
export function kitProgram({ archive, model, slots = {}, comments = [] }: KitProgram): string {
  const values = Object.entries(slots)
  return [
    ...comments.map((line) => `// ${line}`),
    `import { open } from ${quoted(kitPackage)}`,
    '',
    `const kit = await open(${quoted(archive)})`,
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
