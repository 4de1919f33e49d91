export type Example = {
  /** Its path in an application: `Login.tsx`, `grammar-1.ts`, or the one in the README. */
  file: string
  /** The framework that alone can run it, as the README says behind the language: `next`, `react-router`. */
  framework?: string
  text: string
}

const block = /^```(tsx?)(?: ([\w-]+) ([\w./-]+))?\n([\s\S]*?)^```$/gm

/**
 * The examples of a README as the files of an application. A component is called after what it exports, so that each can
 * be drawn; a module after the package.
 *
 * @param name of the package, without its scope.
 * @throws Error about a component that exports nothing to draw.
 */
export function readmeExamples(name: string, readme: string): Example[] {
  return [...readme.matchAll(block)].map(([, language, framework, path, text = ''], index) => {
    if (framework && path) return { framework, file: path, text }
    if (language === 'ts') return { file: `${name}-${index + 1}.ts`, text }
    const component = /^export (?:const|function) ([A-Z]\w+)/m.exec(text)?.[1]
    if (!component) throw new Error(`README of ${name}: nothing to draw in an example:\n${text}`)
    return { file: `${component}.tsx`, text }
  })
}

/** Examples that any application can draw, by the name of their component. */
export function componentsOf(examples: readonly Example[]): string[] {
  return examples
    .filter(({ file, framework }) => !framework && file.endsWith('.tsx'))
    .map(({ file }) => file.replace('.tsx', ''))
}
